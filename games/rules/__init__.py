"""The rules of Duck & Cover: frozen values in, new values out.

No Django, no clock, no global random, nothing outside the standard library.
"""
