-- Someone was sent to the federation and is expected back, by whichever instance answers then. Unlogged: it lives for
-- minutes, so after a crash they start again.
create unlogged table federation_request (
  -- SHA-256 of the `state` that comes back with them
  state bytea primary key,
  realm text not null,
  -- the sign-in under way that they left; its cookie proves that the same browser comes back
  sign_in_uid text not null,
  nonce text not null,
  code_verifier text not null,
  -- of the page they left
  language text not null,
  expires_at timestamptz not null
);
create index federation_request_expires_at on federation_request (expires_at);
