-- What a verifier said of a signal about a document (decision 257). Who said it is not kept.
create table signal_opinion (
  document_id uuid not null references document on delete cascade,
  kind text not null,
  is_useful boolean not null,
  primary key (document_id, kind)
);
create index signal_opinion_kind on signal_opinion (kind);

-- The same counted by kind since it was last switched on; outlives the documents. Nobody is in it.
create table signal_tally (
  kind text primary key,
  useful integer not null default 0 check (useful >= 0),
  not_useful integer not null default 0 check (not_useful >= 0),
  -- null: it is shown
  off_since timestamptz
);
