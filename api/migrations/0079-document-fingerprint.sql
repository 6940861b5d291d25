-- By what the same file or picture is recognised in another rental file (decision 258): keyed hashes, never a hash that
-- somebody else could make. They go with their document.
create table document_fingerprint (
  document_id uuid not null references document on delete cascade,
  kind text not null check (kind in ('BYTES', 'PICTURE')),
  -- from 1 on; 0: of the whole file
  page smallint not null check (page between 0 and 30),
  -- of a picture: which of its bands
  band smallint not null check (band >= 0),
  print bytea not null check (length(print) = 16),
  primary key (document_id, kind, page, band)
);
create index document_fingerprint_print on document_fingerprint (print);
