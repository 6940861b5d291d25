create type application_type as enum ('ALONE', 'COUPLE', 'GROUP');
create type tenant_type as enum ('CREATE', 'JOIN');
create type file_status as enum ('INCOMPLETE', 'TO_PROCESS', 'VALIDATED', 'DECLINED', 'ARCHIVED');
create type file_source as enum ('BUNDLED', 'EXTERNAL');

-- What tenants put together and the team verifies (contract: files of applicants). Two write here: the bundled tenant
-- area, and an authority's own tenant system through the webhook. The owner product only reads.
create table rental_file (
  id uuid primary key default gen_random_uuid(),
  source file_source not null,
  application_type application_type not null,
  -- these three follow from tenants and guarantors: written together, by one function, at each change of either
  status file_status not null,
  -- cents a month; all tenants, and all guarantors who state an income (null: nobody does)
  total_income_cents bigint not null check (total_income_cents >= 0),
  total_guarantor_income_cents bigint check (total_guarantor_income_cents >= 0),
  last_update_at timestamptz not null,
  created_at timestamptz not null,
  -- so that applications can follow the status (see application.file_status)
  unique (id, status)
);

create table tenant (
  id uuid primary key default gen_random_uuid(),
  rental_file_id uuid not null references rental_file on delete cascade,
  -- the tenant's id in an authority's own system
  external_id text,
  tenant_type tenant_type not null,
  -- order of the tenants in the file; the initiator is first
  position smallint not null,
  -- unknown while someone invited has not come yet
  first_name text,
  last_name text,
  -- canonical; mails about the file go here
  email text not null,
  -- the account of realm tenant; null until someone who owns the e-mail has signed in
  issuer text,
  subject text,
  -- cents; null: none stated
  monthly_income_cents integer check (monthly_income_cents >= 0),
  status file_status not null,
  check ((issuer is null) = (subject is null)),
  unique (rental_file_id, position),
  unique (rental_file_id, external_id)
);
-- exactly one initiator is the writers' duty; two are impossible
create unique index tenant_initiator on tenant (rental_file_id) where tenant_type = 'CREATE';
create index tenant_account on tenant (issuer, subject) where subject is not null;
create index tenant_email on tenant (email) where subject is null;

create table guarantor (
  id uuid primary key default gen_random_uuid(),
  tenant_id uuid not null references tenant on delete cascade,
  -- cents; null: none stated, as for an organisation that vouches
  monthly_income_cents integer check (monthly_income_cents >= 0)
);
create index guarantor_tenant on guarantor (tenant_id);

-- The latest word of an authority's own tenant system about each of its files: an older one never overwrites it.
create table external_file (
  external_id text primary key,
  -- null once deleted there: kept for a while, so that late news does not bring it back
  rental_file_id uuid unique references rental_file on delete set null,
  -- by the clock of the other system
  updated_at timestamptz not null
);
create index external_file_deleted on external_file (updated_at) where rental_file_id is null;

-- Signatures of deliveries that were taken, for as long as their timestamp lets them in again.
create table webhook_delivery (
  signature bytea primary key,
  expires_at timestamptz not null
);
create index webhook_delivery_expires_at on webhook_delivery (expires_at);
