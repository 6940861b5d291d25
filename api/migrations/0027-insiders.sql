create table session_cut_off (
  -- HMAC of issuer and subject, or of an issuer alone: everybody in the realm
  key bytea primary key,
  -- sessions that began earlier are over
  not_before timestamptz not null,
  -- no session that it ends can last longer
  until timestamptz not null
);

create table part_release (
  id bigint generated always as identity primary key,
  released_at timestamptz not null,
  -- HMAC of issuer and subject, as in the audit log
  verifier bytea not null,
  reason text not null check (reason ~ '^[A-Z]+(_[A-Z]+)*$')
);
create index part_release_released_at on part_release (released_at);
