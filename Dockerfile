# The service's image: API, worker, beat and every `duckcover` command, as an account without rights.
FROM python:3.11-slim

ENV PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONPATH=/app \
    DJANGO_SETTINGS_MODULE=duckcover.settings \
    DUCKCOVER_DATA_DIR=/var/lib/duckcover

WORKDIR /app

# The packages first: they change less often than the code.
COPY requirements/service.txt requirements/service.txt
RUN pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements/service.txt

RUN useradd --system --uid 10001 --home-dir /var/lib/duckcover --create-home duckcover \
    && install --directory --owner duckcover /var/lib/duckcover/metrics

COPY manage.py manage.py
COPY accounts accounts
COPY games games
COPY notifications notifications
COPY leagues leagues
COPY web web
COPY duckcover duckcover
COPY docs docs
COPY sdk/python/src/duckcover_sdk duckcover_sdk

USER duckcover
EXPOSE 8000
CMD ["python", "-m", "duckcover.cli", "up", "--host", "0.0.0.0"]
