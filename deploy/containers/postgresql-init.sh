#!/bin/sh
# Runs once, in the container of PostgreSQL, after roles.sql.
set -eu
psql -v ON_ERROR_STOP=1 -v owner="$OWNER_PASSWORD" -v api="$API_PASSWORD" -v worker="$WORKER_PASSWORD" \
  -v identity="$IDENTITY_PASSWORD" <<'END'
alter role bailclair password :'owner';
alter role bailclair_api password :'api';
alter role bailclair_worker password :'worker';
alter role bailclair_identity password :'identity';
create database bailclair owner bailclair;
create database bailclair_identity owner bailclair;
END
