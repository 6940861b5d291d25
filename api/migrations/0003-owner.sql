create type language_code as enum ('fr', 'en');

-- People who let properties. Who signs in is decided by issuer and subject alone; the e-mail is an attribute, and the
-- identity server is the one that keeps it unique (quality: security).
create table owner (
  id uuid primary key default gen_random_uuid(),
  issuer text not null,
  subject text not null,
  email text not null,
  -- asked for, until the link mailed to it is opened
  pending_email text,
  first_name text,
  last_name text,
  language language_code not null,
  -- has signed in through the national identity federation
  identity_federation boolean not null default false,
  -- which campaign brought the owner: campaign, source, medium; written once
  acquisition jsonb,
  last_sign_in_on date,
  -- sessions that began earlier are over: password changed, signed out everywhere
  sessions_not_before timestamptz,
  created_at timestamptz not null default now(),
  unique (issuer, subject)
);
