create type document_category as enum ('IDENTITY', 'ADDRESS', 'PROFESSIONAL', 'INCOME', 'GUARANTEE_BODY', 'COMPANY');
create type document_status as enum ('PENDING', 'ACCEPTED', 'DECLINED');

-- What a tenant sends to prove what they declare. The bytes are in the document store, encrypted under a key of their
-- own that is only here: without its row a document cannot be read, not even from a backup of the store.
create table document (
  id uuid primary key,
  -- of a tenant, or of one of their guarantors
  tenant_id uuid references tenant on delete cascade,
  guarantor_id uuid references guarantor on delete cascade,
  category document_category not null,
  -- as the file was called on its owner's machine; shown to its owner alone
  file_name text not null,
  -- these three after treatment
  media_type text not null check (media_type in ('application/pdf', 'image/jpeg')),
  -- bytes
  size integer not null check (size > 0),
  pages smallint not null check (pages > 0),
  -- the team's verdict, and why, when declined: a reason of a list and a text in the tenant's language
  status document_status not null default 'PENDING',
  reason text,
  comment text,
  created_at timestamptz not null,
  -- random: says nothing about whose it is
  store_key text not null unique,
  -- the document's key, encrypted under the configured key of that id (DOCUMENT_KEY)
  wrapped_key bytea not null,
  key_id text not null,
  check (num_nonnulls(tenant_id, guarantor_id) = 1)
);
create index document_tenant on document (tenant_id) where tenant_id is not null;
create index document_guarantor on document (guarantor_id) where guarantor_id is not null;
create index document_key_id on document (key_id);

-- Bytes that must go from the store, tried until done. A database and a store cannot commit together, so an upload first
-- writes its key here, for later; the row goes in the transaction that makes the document. Whatever dies in between
-- leaves bytes that are named here.
create table document_erasure (
  store_key text primary key,
  due_at timestamptz not null,
  attempts integer not null default 0
);
create index document_erasure_due_at on document_erasure (due_at);

-- However a document goes (by itself, with its guarantor, its tenant, the whole file), its bytes follow.
create function owe_erasure() returns trigger language plpgsql as $$
begin
  insert into document_erasure (store_key, due_at) values (old.store_key, now());
  return old;
end $$;
create trigger document_erasure_owed after delete on document for each row execute function owe_erasure();
