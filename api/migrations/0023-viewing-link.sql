-- A link that shows a complete file to somebody without an account for 24 hours (decision 19). Goes with the
-- application, so that the applicant can read for whom links were made as long as the owner has the row.
create table viewing_link (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references application on delete cascade,
  -- keyed hash of 256 random bits
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- for whom, as the owner typed it
  recipient text not null check (length(recipient) between 1 and 60),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  openings integer not null default 0
);
create index viewing_link_application on viewing_link (application_id, created_at);

-- As file_visit: one row for a kind and an hour.
create table viewing_link_visit (
  viewing_link_id uuid not null references viewing_link on delete cascade,
  kind file_visit_kind not null,
  -- beginning of the hour
  hour timestamptz not null,
  -- the first time within it
  visited_at timestamptz not null,
  primary key (viewing_link_id, kind, hour)
);
