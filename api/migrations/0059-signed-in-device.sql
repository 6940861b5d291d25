-- What kind of browser a session belongs to, for the list of devices on the account page (decision 238).
create table signed_in_device (
  -- the session at the identity server
  sid text primary key,
  -- HMAC of issuer and subject: the table names nobody
  account bytea not null,
  browser text,
  system text,
  -- ISO 3166, from a proxy that the operator trusts
  country text,
  -- the first call of the session
  seen_at timestamptz not null
);
create index signed_in_device_account on signed_in_device (account);
create index signed_in_device_seen_at on signed_in_device (seen_at);
