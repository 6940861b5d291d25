-- Keys that sign tokens. Each realm has two in use: the one that signs, and the next one, published ahead so that every
-- verifier has fetched it before it signs. A retired one stays published until no token of it can be alive.
create table signing_key (
  realm text not null,
  kid text not null,
  role text not null check (role in ('signing', 'next', 'retired')),
  private_jwk jsonb not null,
  created_at timestamptz not null default now(),
  -- when a retired key is forgotten
  expires_at timestamptz,
  primary key (realm, kid),
  constraint signing_key_expires_once_retired check ((role = 'retired') = (expires_at is not null))
);
create unique index signing_key_one_of_each on signing_key (realm, role) where role <> 'retired';
