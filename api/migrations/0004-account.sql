create type account_token_purpose as enum ('CONFIRM', 'RESET', 'EMAIL_CHANGE');

-- Links mailed to people who own a mailbox (quality: tokens). A copy of this table opens nothing.
create table account_token (
  -- SHA-256 of 256 random bits
  hash bytea primary key,
  realm text not null,
  purpose account_token_purpose not null,
  -- the account at the identity server
  subject text not null,
  -- the address the link was mailed to
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- while a request works on it, the end of its lease: one that dies gives it back by doing nothing
  held_until timestamptz,
  used_at timestamptz
);
create index account_token_subject on account_token (realm, subject);
create index account_token_email on account_token (realm, email);
create index account_token_expires_at on account_token (expires_at);

-- Sessions that someone signed out of: their access tokens live on, and are refused.
create table session_denied (
  sid text primary key,
  until timestamptz not null
);

-- Accounts deleted while access tokens of theirs may still be valid: these must not create the account again.
create table account_tombstone (
  -- HMAC of issuer and subject: the table names nobody
  subject_hash bytea primary key,
  until timestamptz not null
);

create type identity_task_kind as enum ('END_SESSION', 'END_SESSIONS', 'REMOVE_USER');

-- What the identity server still has to do about something already decided here, written in the same transaction. Each
-- kind can be done twice without harm; a row goes once it was done.
create table identity_task (
  id uuid primary key default gen_random_uuid(),
  realm text not null,
  kind identity_task_kind not null,
  -- a session id or a subject
  target text not null,
  created_at timestamptz not null,
  attempts integer not null default 0
);
