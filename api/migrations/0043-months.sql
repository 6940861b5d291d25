-- Tables that only grow are kept in monthly partitions, and a month that is past is dropped as a whole (decision 221).
-- Partitions have a schema of their own: roles that may write to a table write to its partitions through it alone.
-- Names tell the bounds, in UTC: audit_entry_2026_11 is that month, audit_entry_until_2026_11 everything before it,
-- and audit_entry_default takes a row whose month is missing, so that no write is lost.
create schema partitions;

-- The first day of the month in the name; for …_until_… the day it ends. Null for the default partition.
create function partitions.month_of(name text) returns date language sql immutable
  return to_date(substring(name from '_(\d{4}_\d{2})$'), 'YYYY_MM');

-- The reasons are in docs/operations.md (Autovacuum).
create function partitions.settings_of(parent text) returns text language sql immutable
  return case parent
    when 'mail_outbox' then 'autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_cost_delay = 0'
    else 'autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 50000, autovacuum_analyze_scale_factor = 0.02'
  end;

-- Makes a partition as a plain table and attaches it: that lets others read and write the parent meanwhile.
create function partitions.attach_new(parent text, name text, bounds text) returns void language plpgsql as $$
begin
  execute format('create table partitions.%I (like public.%I including defaults including constraints)', name, parent);
  execute format('alter table partitions.%I set (%s)', name, partitions.settings_of(parent));
  -- row triggers follow the parent, triggers of statements do not
  if parent = 'audit_entry' then
    execute format('create trigger audit_entry_append_only before update or truncate on partitions.%I '
      'for each statement execute function public.refuse_change()', name);
  end if;
  execute format('alter table public.%I attach partition partitions.%I %s', parent, name, bounds);
end $$;

-- False when it is there, belongs to …_until_…, or has rows in the default partition: those stay there, and so do later ones.
create function partitions.add_month(parent text, key text, month date) returns boolean language plpgsql as $$
declare
  bounds text[] := array[month::timestamp at time zone 'UTC', (month + interval '1 month') at time zone 'UTC']::text[];
  is_taken boolean;
begin
  if exists (
    select from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = format('public.%I', parent)::regclass
      and (partitions.month_of(relname) = month and relname !~ '_until_'
        or partitions.month_of(relname) > month and relname ~ '_until_')
  ) then return false; end if;
  execute format('select exists (select from partitions.%I where %I >= %L and %2$I < %4$L)',
    parent || '_default', key, bounds[1], bounds[2]) into is_taken;
  if is_taken then return false; end if;
  perform partitions.attach_new(parent, parent || to_char(month, '_YYYY_MM'),
    format('for values from (%L) to (%L)', bounds[1], bounds[2]));
  return true;
end $$;

-- Adds the first missing month of three ahead, of one table; says which, or null. A lock that is not free is tried again later.
create function add_missing_month() returns text language plpgsql
  security definer set search_path from current set lock_timeout = '2s' as $$
declare
  this_month date := date_trunc('month', now() at time zone 'UTC')::date;
  month date;
begin
  perform pg_advisory_xact_lock(7203114564);
  for ahead in 0..3 loop
    month := this_month + ahead * interval '1 month';
    if partitions.add_month('audit_entry', 'occurred_at', month) then return to_char(month, '"audit_entry_"YYYY_MM'); end if;
    if partitions.add_month('mail_outbox', 'created_at', month) then return to_char(month, '"mail_outbox_"YYYY_MM'); end if;
  end loop;
  return null;
end $$;
revoke execute on function add_missing_month from public;

-- How far the months of each table reach, and whether a row is outside of them; for metrics.
create function month_coverage() returns table (name text, ends_at timestamptz, default_has_rows boolean)
  language plpgsql stable security definer set search_path from current as $$
begin
  return query
    select parent, (
        select (max(partitions.month_of(relname) + case when relname ~ '_until_' then interval '0' else interval '1 month' end))
            at time zone 'UTC'
        from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = format('public.%I', parent)::regclass
      ),
      case parent when 'audit_entry' then exists (select from partitions.audit_entry_default)
        else exists (select from partitions.mail_outbox_default) end
    from unnest(array['audit_entry', 'mail_outbox']) as parent;
end $$;
revoke execute on function month_coverage from public;

-- For the two migrations that follow.

-- Every row is older than the month after next, or than this one while there are no rows: that bound lets the table
-- become a partition without being read again.
create function partitions.bound(parent text, key text) returns void language plpgsql as $$
declare
  has_rows boolean;
  month date;
begin
  execute format('select exists (select from public.%I)', parent) into has_rows;
  month := date_trunc('month', now() at time zone 'UTC')::date + case when has_rows then interval '2 months' else interval '0' end;
  execute format('alter table public.%I drop constraint if exists %I', parent, parent || '_until');
  execute format('alter table public.%I add constraint %I check (%I < %L) not valid',
    parent, parent || '_until', key, month::timestamp at time zone 'UTC');
  execute format('comment on constraint %I on public.%I is %L', parent || '_until', parent, to_char(month, 'YYYY_MM'));
end $$;

-- Moves a table away, to become the first partition of one with its name; returns its new name.
create function partitions.set_aside(parent text) returns text language plpgsql as $$
declare
  month text;
  name text;
begin
  select obj_description(oid, 'pg_constraint') into strict month from pg_constraint
    where conrelid = format('public.%I', parent)::regclass and conname = parent || '_until';
  name := parent || '_until_' || month;
  execute format('alter table public.%I rename to %I', parent, name);
  execute format('alter table public.%I set schema partitions', name);
  return name;
end $$;

-- The new table starts with the rights of the old one, the default partition, and the months that are due.
create function partitions.take_over(parent text, key text, old_name text) returns void language plpgsql as $$
declare
  old_table regclass := format('partitions.%I', old_name)::regclass;
  new_table regclass := format('public.%I', parent)::regclass;
  right_of record;
begin
  for right_of in
    select distinct case grantee when 0 then 'public' else grantee::regrole::text end as role
    from pg_class, aclexplode(relacl) where oid = new_table and grantee <> relowner
  loop
    execute format('revoke all on %s from %s', new_table, right_of.role);
  end loop;
  for right_of in
    select case grantee when 0 then 'public' else grantee::regrole::text end as role, privilege_type as kind
    from pg_class, aclexplode(relacl) where oid = old_table and grantee <> relowner
  loop
    execute format('grant %s on %s to %s', right_of.kind, new_table, right_of.role);
    if parent = 'audit_entry' and right_of.kind = 'INSERT' then
      execute format('grant usage, select on sequence public.audit_entry_id_seq to %s', right_of.role);
    end if;
  end loop;
  execute format('alter table public.%I attach partition %s for values from (minvalue) to (%L)',
    parent, old_table, partitions.month_of(old_name)::timestamp at time zone 'UTC');
  execute format('alter table %s drop constraint %I', old_table, parent || '_until');
  perform partitions.attach_new(parent, parent || '_default', 'default');
  for ahead in 0..3 loop
    perform partitions.add_month(parent, key, (date_trunc('month', now() at time zone 'UTC') + ahead * interval '1 month')::date);
  end loop;
end $$;
