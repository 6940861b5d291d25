-- When a list first showed the application to its owner; null while it is new. What exists was shown: a constant default
-- writes no row.
alter table application add column seen_at timestamptz default now();
alter table application alter column seen_at drop default;

-- Counting by status, end of access and news reads one index, as before.
create index application_state on application (property_id)
  include (file_status, purged_on, access_ends_on, paused_at, seen_at);
drop index application_count;
