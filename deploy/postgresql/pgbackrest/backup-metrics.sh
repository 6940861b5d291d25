#!/bin/sh
# Prints when the newest complete backup ended and how far the archive goes, in the text format of Prometheus.
# usage: sh backup-metrics.sh > /var/lib/prometheus/node-exporter/bailclair-backup.prom
set -eu
stanza=bailclair
pgbackrest --stanza="$stanza" --log-level-console=off --output=json info | jq --raw-output --arg stanza "$stanza" '
  ([.[0].backup[] | select(.error | not) | .timestamp.stop] | max // 0) as $last
  | ([.[0].backup[] | select(.error | not) | .timestamp.stop] | min // 0) as $first
  | "# HELP backup_last_success_timestamp_seconds When the newest complete backup ended; 0: there is none",
    "# TYPE backup_last_success_timestamp_seconds gauge",
    "backup_last_success_timestamp_seconds{stanza=\"\($stanza)\"} \($last)",
    "# HELP backup_oldest_timestamp_seconds The earliest moment that can be restored; 0: there is none",
    "# TYPE backup_oldest_timestamp_seconds gauge",
    "backup_oldest_timestamp_seconds{stanza=\"\($stanza)\"} \($first)",
    "# HELP backup_repository_ok 1: the repository answers and is sound",
    "# TYPE backup_repository_ok gauge",
    "backup_repository_ok{stanza=\"\($stanza)\"} \(if .[0].status.code == 0 then 1 else 0 end)"'
