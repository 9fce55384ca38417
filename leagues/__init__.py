"""Leagues: competitions that run themselves over weeks, for tables of two to seven."""
