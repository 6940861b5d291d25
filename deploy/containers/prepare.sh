#!/bin/sh
# Makes what compose.yaml needs and git must never have: .env with new secrets, and tls/ with a local authority.
# Existing files stay as they are. Needs openssl.
set -eu
cd "$(dirname "$0")"
umask 077
secret() { openssl rand -base64 32; }
# letters and digits only: it becomes part of an address
password() { openssl rand -hex 24; }

if [ ! -e .env ]; then
  cat >.env <<END
DOMAIN=bailclair.localhost
HTTPS_PORT=8443
POSTGRES_PASSWORD=$(password)
OWNER_PASSWORD=$(password)
API_PASSWORD=$(password)
WORKER_PASSWORD=$(password)
IDENTITY_PASSWORD=$(password)
S3_ACCESS_KEY=$(password)
S3_SECRET_KEY=$(password)
BAILCLAIR_API_CLIENT_SECRET=$(secret)
COOKIE_KEYS=$(secret)
SIGNING_KEY_ENCRYPTION_KEYS=$(secret)
DOCUMENT_KEY=$(secret)
TOKEN_KEY=$(secret)
API_PSEUDONYM_KEY=$(secret)
IDENTITY_PSEUDONYM_KEY=$(secret)
DPE_CLIENT_ID=from-the-registry
DPE_CLIENT_SECRET=from-the-registry
END
  echo 'Wrote .env'
fi

if [ ! -e tls/server.pem ]; then
  mkdir -p tls
  domain=$(sed -n 's/^DOMAIN=//p' .env)
  key='-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes'
  # shellcheck disable=SC2086
  openssl req -x509 $key -days 365 -subj '/CN=BailClair rehearsal' -keyout tls/authority.key -out tls/authority.crt 2>/dev/null
  # shellcheck disable=SC2086
  openssl req $key -subj "/CN=$domain" -keyout tls/server.key -out tls/server.csr 2>/dev/null
  echo "subjectAltName=DNS:*.$domain,DNS:store" >tls/names
  openssl x509 -req -in tls/server.csr -CA tls/authority.crt -CAkey tls/authority.key -CAcreateserial -days 365 \
    -extfile tls/names -out tls/server.crt 2>/dev/null
  cat tls/server.crt tls/server.key >tls/server.pem
  # HAProxy's container reads it as another user; the authority's key stays private
  chmod 755 tls
  chmod 644 tls/server.pem tls/authority.crt
  echo 'Wrote tls/: let your browser trust tls/authority.crt'
fi
