-- The same function, with a name for its first argument. PostgreSQL prints the body with argument names, so that the
-- unnamed one became ("").file_status and no dump could be restored. "or replace" also creates what such a dump lost.
create or replace function is_access_open(applied application, today date) returns boolean language sql immutable
  return applied.file_status = 'VALIDATED' and applied.access_ends_on >= today and applied.paused_at is null;
