-- Sessions, grants, codes, refresh tokens and sign-ins under way of oidc-provider. All instances share them.
create table oidc_payload (
  realm text not null,
  model text not null,
  -- SHA-256 of the identifier: a copy of this table opens no session
  id bytea not null,
  payload jsonb not null,
  grant_id text,
  session_uid text,
  account_id text,
  consumed_at timestamptz,
  -- an ended row stays, empty, for a while: a request in flight that saves what it read before cannot bring it back
  ended_at timestamptz,
  expires_at timestamptz not null,
  primary key (realm, model, id)
);
create index oidc_payload_grant on oidc_payload (realm, grant_id) where grant_id is not null;
create index oidc_payload_session on oidc_payload (realm, session_uid) where session_uid is not null;
create index oidc_payload_account on oidc_payload (realm, account_id) where account_id is not null;
create index oidc_payload_expires_at on oidc_payload (expires_at);
