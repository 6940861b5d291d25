-- What happened around sign-in, named like the events of Keycloak. The API copies them into its audit log.
create table security_event (
  id bigint generated always as identity primary key,
  realm text not null,
  occurred_at timestamptz not null default clock_timestamp(),
  type text not null,
  error text,
  -- null: the address has no account
  account_id uuid references account on delete cascade,
  session_uid text,
  -- neither address nor network: kind of browser, way of sign-in
  details jsonb not null default '{}'
);
create index security_event_realm on security_event (realm, occurred_at, id);
create index security_event_account on security_event (account_id, occurred_at) where account_id is not null;
