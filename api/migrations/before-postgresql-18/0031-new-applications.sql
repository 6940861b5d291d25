-- When a list first showed the application to its owner; null while it is new. What exists was shown: a constant default
-- writes no row. PostgreSQL before 18 refuses it while a function uses the table's row type, hence the function goes
-- and returns.
drop function is_access_open(application, date);
alter table application add column seen_at timestamptz default now();
alter table application alter column seen_at drop default;
create function is_access_open(applied application, today date) returns boolean language sql immutable
  return applied.file_status = 'VALIDATED' and applied.access_ends_on >= today and applied.paused_at is null;

-- Counting by status, end of access and news reads one index, as before.
create index application_state on application (property_id)
  include (file_status, purged_on, access_ends_on, paused_at, seen_at);
drop index application_count;
