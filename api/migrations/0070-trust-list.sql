-- Whom the signatures of codes on documents are believed from (decision 252). Nobody is in these tables.
create table trust_authority (
  id text primary key check (id ~ '^[A-Z0-9]{4}$'),
  name text not null
);

create table trust_certificate (
  -- of the DER
  sha256 bytea primary key check (length(sha256) = 32),
  authority_id text not null references trust_authority on delete cascade,
  -- the four characters by which a code names it
  signer_id text check (signer_id ~ '^[A-Z0-9]{4}$'),
  -- the certificate of the authority that signed this one; null: a certificate of the authority itself
  issuer bytea references trust_certificate on delete cascade,
  serial text not null,
  der bytea not null,
  -- SHA-256 of its subject and public key, by which revocations name who issued a certificate: a renewed one has the same
  subject_key bytea not null check (length(subject_key) = 32),
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  check ((signer_id is null) = (issuer is null))
);
create index trust_certificate_of_signer on trust_certificate (authority_id, signer_id);
create index trust_certificate_of_issuer on trust_certificate (issuer);

-- The latest revocation list of an authority. Like revocations it stays when a list leaves the authority out, which may
-- come back.
create table trust_revocation_list (
  -- subject_key of the authority
  issuer bytea primary key check (length(issuer) = 32),
  made_at timestamptz not null,
  next_at timestamptz
);

create table trust_revocation (
  -- subject_key of the authority
  issuer bytea check (length(issuer) = 32),
  serial text,
  revoked_at timestamptz not null,
  primary key (issuer, serial)
);

create table trust_import (
  id bigint generated always as identity primary key,
  imported_at timestamptz not null,
  -- LIST, CERTIFICATES or REVOCATIONS
  content text not null check (content in ('LIST', 'CERTIFICATES', 'REVOCATIONS')),
  sha256 bytea not null check (length(sha256) = 32),
  -- of a list: it grows with each one, and when the next is due
  sequence bigint,
  next_at timestamptz,
  added integer not null,
  removed integer not null
);
