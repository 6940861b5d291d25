#!/bin/sh
# Backs up the cluster if this node leads it: every node has the timers, so a failover needs no change.
# usage: sh back-up.sh full|diff|incr
set -eu
stanza=bailclair
if ! curl --silent --fail --output /dev/null --max-time 5 --cacert /etc/bailclair/tls/authority.crt "https://$(hostname --fqdn):8008/primary"; then
  echo "This node does not lead: nothing to do."
  exit 0
fi
pgbackrest --stanza="$stanza" stanza-create # does nothing if it exists
pgbackrest --stanza="$stanza" --type="$1" backup
pgbackrest --stanza="$stanza" check # a segment goes to the archive and back
