-- What the bundled tenant area knows about an account of realm tenant; made at its first call. An authority with its own
-- tenant product has none of these.
create table tenant_profile (
  id uuid primary key default gen_random_uuid(),
  issuer text not null,
  subject text not null,
  email text not null,
  first_name text,
  last_name text,
  language language_code not null,
  -- has signed in through the national identity federation
  identity_federation boolean not null default false,
  first_sign_in_on date not null,
  last_sign_in_on date not null,
  -- since then, told that the file will be archived: how often, and when last (Europe/Paris)
  archive_warnings smallint not null default 0 check (archive_warnings between 0 and 2),
  archive_warned_on date,
  -- sessions that began earlier are over: password changed, signed out everywhere
  sessions_not_before timestamptz,
  unique (issuer, subject)
);
create index tenant_profile_silent on tenant_profile (last_sign_in_on);

create type tenant_situation as enum ('PERMANENT_CONTRACT', 'FIXED_TERM_CONTRACT', 'CIVIL_SERVANT', 'SELF_EMPLOYED',
  'APPRENTICE', 'STUDENT', 'RETIRED', 'UNEMPLOYED', 'OTHER');
create type income_kind as enum ('SALARY', 'BUSINESS', 'PENSION', 'BENEFITS', 'SCHOLARSHIP', 'RENT', 'OTHER');
create type guarantor_kind as enum ('PERSON', 'COMPANY', 'BODY');

alter table tenant
  -- of the bundled tenant area: who has joined with an account, in one file at a time; issuer and subject are its own
  add column profile_id uuid unique references tenant_profile,
  add column joined_at timestamptz,
  -- null until declared
  add column situation tenant_situation,
  -- when everything was last given and declared; null while something is missing: 48 hours count from here
  add column submitted_at timestamptz;
create index tenant_submitted_at on tenant (submitted_at) where status = 'TO_PROCESS';

-- What a tenant declares to earn; their sum is tenant.monthly_income_cents unless the team corrected it. None, with a
-- situation declared: no income.
create table tenant_income (
  tenant_id uuid not null references tenant on delete cascade,
  position smallint not null,
  kind income_kind not null,
  monthly_cents integer not null check (monthly_cents > 0),
  primary key (tenant_id, position)
);

alter table guarantor
  -- null for those an authority's own system delivers: it tells their income only
  add column kind guarantor_kind,
  -- of a person, or of who represents a company
  add column first_name text,
  add column last_name text,
  -- of a company or a body
  add column name text,
  add column created_at timestamptz not null default now();

-- Someone named by the initiator who has not joined yet; the row goes when they do.
create table invitation (
  tenant_id uuid primary key references tenant on delete cascade,
  -- SHA-256 of 256 random bits, mailed to tenant.email
  hash bytea not null unique,
  invited_at timestamptz not null,
  expires_at timestamptz not null
);

-- The applicant stopped showing the file for a while: the row stays, without figures.
alter table application add column paused_at timestamptz;
