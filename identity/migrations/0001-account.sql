-- People who can sign in, per realm: an owner and a tenant with the same e-mail are two accounts.
create table account (
  -- also the subject of every token
  id uuid primary key default gen_random_uuid(),
  realm text not null,
  -- canonical: trimmed, lower-cased, NFC (contract, conventions)
  email text not null,
  email_verified boolean not null,
  enabled boolean not null,
  first_name text,
  last_name text,
  language text not null,
  -- Unix seconds; whoever signed in at or before it is signed out (log out, password change, disabling)
  not_before integer not null default 0,
  created_at timestamptz not null default now(),
  unique (realm, email)
);

-- An account without a row here signs in by the federation alone. Its id is what Keycloak calls a credential id.
create table password_credential (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null unique references account on delete cascade,
  -- Argon2id in PHC format, with its parameters and salt
  hash text not null,
  created_at timestamptz not null default now()
);

-- Identity is (issuer, subject); the e-mail the federation tells is an attribute of the account (quality: security).
create table federated_identity (
  realm text not null,
  issuer text not null,
  subject text not null,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null default now(),
  primary key (realm, issuer, subject)
);
create index federated_identity_account on federated_identity (account_id);
