-- Short code of a share link, for a poster. Sealed like its token (decision 179). Deleted when the link is replaced.
create table short_code (
  id uuid primary key default gen_random_uuid(),
  property_id uuid not null unique references property on delete cascade,
  code_hash bytea not null unique,
  code_sealed bytea not null,
  code_key_id text not null
);
create index short_code_key_id on short_code (code_key_id);
