-- Ways to sign in beside the password. Their ids are what Keycloak calls credential ids.
create table passkey (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  -- WebAuthn's id of it, chosen by the authenticator
  credential_id bytea not null unique,
  -- in COSE format, as the authenticator gave it
  public_key bytea not null,
  -- rises with each use where the authenticator counts; one that falls belongs to a copy
  sign_count bigint not null,
  -- how the browser reaches the authenticator: internal, hybrid, usb…
  transports text[] not null,
  -- the model of the authenticator
  aaguid uuid not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_account on passkey (account_id);

-- An app that shows a code every 30 seconds (TOTP), one for an account.
create table code_app (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null unique references account on delete cascade,
  sealed bytea not null,
  key_id text not null,
  -- the time step of the last code that was accepted: no code is accepted twice
  last_step bigint not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);

-- Codes for whoever lost the code app. A used one stays, so that the page can say how many are left.
create table recovery_code (
  account_id uuid not null references account on delete cascade,
  -- HMAC with PSEUDONYM_KEY: random codes of 50 bits need no slow hash
  hash bytea not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (account_id, hash)
);
