-- Events of the identity server that are in the audit log already, so that each is copied once.
create table identity_event (
  realm text not null,
  -- SHA-256 of the event
  key bytea not null,
  occurred_at timestamptz not null,
  primary key (realm, key)
);
create index identity_event_occurred_at on identity_event (realm, occurred_at);

-- Browsers that an account has used: a sign-in with another one is mailed to its person.
create table known_device (
  -- HMAC of issuer and subject: the table names nobody
  account bytea not null,
  -- HMAC of the browser's random id
  device bytea not null,
  seen_on date not null,
  primary key (account, device)
);
create index known_device_seen_on on known_device (seen_on);
