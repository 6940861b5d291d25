-- Bytes that the copy command is writing to a new store. Named here before they are written, and until the command has
-- checked that their document is still there: a document erased meanwhile must not come back.
create table document_copy (
  store_key text primary key,
  -- of the command, made anew at each start
  run uuid not null,
  started_at timestamptz not null default now()
);
