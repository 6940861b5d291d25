-- The verification desk. What waits is a tenant's part of a file: TO_PROCESS with submitted_at, oldest first.
alter table tenant
  -- counts the changes of the part: what is decided on an older one is refused
  add column version integer not null default 0,
  -- who has it in hand (HMAC of issuer and subject, as in the audit log), and until when: one that has ended is none
  add column verifier bytea,
  add column lease_ends_at timestamptz,
  -- why the team put another income than the sum of tenant_income, in the tenant's language; null: it did not
  add column income_correction text,
  add constraint tenant_lease check ((verifier is null) = (lease_ends_at is null));
create index tenant_verifier on tenant (verifier) where verifier is not null;

alter table guarantor
  -- the same; and what was declared, once it is corrected
  add column income_correction text,
  add column declared_income_cents integer check (declared_income_cents >= 0);

-- What the team decided, for its figures: when and how, never who nor on whom (decision 171). Stays when files go.
create table verification (
  id bigint generated always as identity primary key,
  submitted_at timestamptz not null,
  decided_at timestamptz not null,
  verdict file_status not null check (verdict in ('VALIDATED', 'DECLINED'))
);
create index verification_decided_at on verification (decided_at);
create trigger verification_append_only before update or delete or truncate on verification
  for each statement execute function refuse_change();
