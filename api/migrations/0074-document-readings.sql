-- What a machine read in a document: words with places, facts about the file (decision 110). Encrypted under the key of
-- the document, so that it dies with it.
create table document_reading (
  document_id uuid primary key references document on delete cascade,
  sealed bytea not null,
  read_at timestamptz not null
);

-- False: from before documents were made of pictures, or turned by the release before; it will be read. Nobody takes it
-- before read_due_at: a worker has it, or it is tried again later.
alter table document add column is_read boolean not null default false,
  add column read_attempts smallint not null default 0,
  add column read_due_at timestamptz not null default now();

-- Moved bytes have another key, under which the reading cannot be opened. Whoever has a new one keeps it afterwards; the
-- release before has none.
create function forget_reading() returns trigger language plpgsql as $$
begin
  delete from document_reading where document_id = new.id;
  new.is_read := false;
  new.read_attempts := 0;
  new.read_due_at := now();
  return new;
end $$;
create trigger document_reading_forgotten before update of store_key on document for each row
  when (new.store_key is distinct from old.store_key) execute function forget_reading();
