create type upload_state as enum ('WAITING', 'FAILED');

-- A file as a tenant sent it, which waits for a worker that makes a document of it (decision 254). Its bytes are in the
-- document store, encrypted like those of documents. The document gets the same id.
create table upload (
  id uuid primary key,
  -- of a tenant, or of one of their guarantors
  tenant_id uuid references tenant on delete cascade,
  guarantor_id uuid references guarantor on delete cascade,
  category document_category not null,
  kind text not null,
  file_name text not null,
  -- the document whose place it takes; it may be gone by then
  replaces uuid,
  state upload_state not null default 'WAITING',
  -- an error code, of a failed one
  refusal text,
  -- how often a worker took it
  attempts smallint not null default 0,
  -- nobody takes it before: a worker has it (leased_by), or it is tried again later; of a failed one: when it failed
  due_at timestamptz not null default now(),
  leased_by uuid,
  created_at timestamptz not null,
  -- bytes, as sent
  size integer not null check (size >= 0),
  store_key text unique,
  wrapped_key bytea,
  key_id text,
  check (num_nonnulls(tenant_id, guarantor_id) = 1),
  check ((state = 'FAILED') = (refusal is not null)),
  -- of a failed one the bytes are of no use
  check (num_nonnulls(store_key, wrapped_key, key_id) = case state when 'WAITING' then 3 else 0 end)
);
create index upload_tenant on upload (tenant_id) where tenant_id is not null;
create index upload_guarantor on upload (guarantor_id) where guarantor_id is not null;
create index upload_replaces on upload (replaces) where replaces is not null;
create index upload_waiting on upload (due_at) where state = 'WAITING';
create index upload_failed on upload (due_at) where state = 'FAILED';
create index upload_key_id_id on upload (key_id, id);
-- rows come and go within seconds
alter table upload set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_cost_delay = 0);

-- However an upload goes, its bytes follow; those of a failed one at once.
create trigger upload_erasure_owed after delete on upload for each row
  when (old.store_key is not null) execute function owe_erasure();
create trigger upload_failure_owed after update of store_key on upload for each row
  when (old.store_key is not null and new.store_key is null) execute function owe_erasure();
