#!/bin/sh
# For HAProxy without Patroni (with it, ask Patroni: GET /primary on port 8008). Succeeds on the primary alone:
#   option external-check
#   external-check path "/usr/bin:/bin"
#   external-check command /etc/haproxy/is-primary.sh
#   default-server check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
# HAProxy gives <proxy address> <proxy port> <server address> <server port>; the password of the role is in ~/.pgpass.
export PGCONNECT_TIMEOUT=2
[ "$(psql -h "$3" -p "$4" -U "${CHECK_USER:-bailclair_api}" -d "${CHECK_DATABASE:-bailclair}" -Atqc 'select pg_is_in_recovery()')" = f ]
