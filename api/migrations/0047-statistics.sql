-- Figures of /stats, which would read whole tables else (decision 223). A trigger appends what each statement changes;
-- a job adds the changes up. No row is shared by writers, so that none waits for another; a figure is the sum of both.
create table statistic (
  name text not null,
  -- applications: from this day on they are not counted; verdicts: first day of the month; delays: the day
  day date not null default '-infinity',
  -- of delays: tenths of an hour, rounded up
  bucket integer not null default 0,
  count bigint not null,
  primary key (name, day, bucket)
);

create table statistic_change (
  name text not null,
  day date not null default '-infinity',
  bucket integer not null default 0,
  count bigint not null
);
-- emptied every minute: an average table would be vacuumed too late
alter table statistic_change set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

create function count_owners() returns trigger language plpgsql as $$
begin
  insert into statistic_change (name, count)
    select 'owner', case tg_op when 'INSERT' then count(*) else -count(*) end from changed having count(*) > 0;
  return null;
end $$;
create trigger owner_added after insert on owner
  referencing new table as changed for each statement execute function count_owners();
create trigger owner_removed after delete on owner
  referencing old table as changed for each statement execute function count_owners();

create function count_properties() returns trigger language plpgsql as $$
begin
  insert into statistic_change (name, count)
    select 'property', case tg_op when 'INSERT' then count(*) else -count(*) end
    from changed where validated having count(*) > 0;
  return null;
end $$;
create trigger property_added after insert on property
  referencing new table as changed for each statement execute function count_properties();
create trigger property_removed after delete on property
  referencing old table as changed for each statement execute function count_properties();

create function count_validated_property() returns trigger language plpgsql as $$
begin
  insert into statistic_change (name, count) values ('property', case when new.validated then 1 else -1 end);
  return null;
end $$;
-- a condition on the row instead of a transition table: most updates change no figure and should cost nothing
create trigger property_changed after update on property for each row
  when (old.validated is distinct from new.validated) execute function count_validated_property();

create function count_files() returns trigger language plpgsql as $$
begin
  insert into statistic_change (name, count)
    select 'file ' || status, case tg_op when 'INSERT' then count(*) else -count(*) end from changed group by status;
  return null;
end $$;
create trigger rental_file_added after insert on rental_file
  referencing new table as changed for each statement execute function count_files();
create trigger rental_file_removed after delete on rental_file
  referencing old table as changed for each statement execute function count_files();

create function count_file_status() returns trigger language plpgsql as $$
begin
  insert into statistic_change (name, count) values ('file ' || old.status, -1), ('file ' || new.status, 1);
  return null;
end $$;
create trigger rental_file_changed after update on rental_file for each row
  when (old.status is distinct from new.status) execute function count_file_status();

create function count_applications() returns trigger language plpgsql as $$
begin
  insert into statistic_change (name, day, count)
    select 'application', purged_on, case tg_op when 'INSERT' then count(*) else -count(*) end
    from changed where file_status <> 'ARCHIVED' group by purged_on;
  return null;
end $$;
create trigger application_added after insert on application
  referencing new table as changed for each statement execute function count_applications();
create trigger application_removed after delete on application
  referencing old table as changed for each statement execute function count_applications();

create function count_changed_application() returns trigger language plpgsql as $$
begin
  insert into statistic_change (name, day, count)
    select 'application', purged_on, sum(count)
    from (values (old.purged_on, old.file_status, -1), (new.purged_on, new.file_status, 1))
      as version (purged_on, file_status, count)
    where file_status <> 'ARCHIVED' group by purged_on having sum(count) <> 0;
  return null;
end $$;
create trigger application_changed after update on application for each row
  when (old.purged_on <> new.purged_on or (old.file_status = 'ARCHIVED') <> (new.file_status = 'ARCHIVED'))
  execute function count_changed_application();

-- Paris, as in the statistics themselves
create function month_of(moment timestamptz) returns date language sql stable
  return date_trunc('month', moment at time zone 'Europe/Paris')::date;
create function tenths_of_hours(period interval) returns integer language sql immutable
  return ceil(greatest(0, extract(epoch from period)) / 360)::integer;

create function count_verdicts() returns trigger language plpgsql as $$
begin
  insert into statistic_change (name, day, count)
    select 'verdict ' || verdict, month_of(decided_at), count(*) from changed group by 1, 2;
  insert into statistic_change (name, day, bucket, count)
    select 'delay', (decided_at at time zone 'Europe/Paris')::date, tenths_of_hours(decided_at - submitted_at), count(*)
    from changed group by 1, 2, 3;
  return null;
end $$;
create trigger verification_added after insert on verification
  referencing new table as changed for each statement execute function count_verdicts();

-- Counts the rows of some pages of one table: the migration counts all at once, the nightly check in short statements.
create function recount(counted text, first_page bigint, last_page bigint)
returns table (name text, day date, bucket integer, count bigint) language sql stable as $$
  with page as (select format('(%s,0)', first_page)::tid as first, format('(%s,65535)', last_page)::tid as last)
  select 'owner', date '-infinity', 0, count(*) from owner
    where counted = 'owner' and ctid between (select first from page) and (select last from page)
    having count(*) > 0
  union all
  select 'property', '-infinity', 0, count(*) from property
    where counted = 'property' and ctid between (select first from page) and (select last from page) and validated
    having count(*) > 0
  union all
  select 'file ' || status, '-infinity', 0, count(*) from rental_file
    where counted = 'rental_file' and ctid between (select first from page) and (select last from page)
    group by status
  union all
  select 'application', purged_on, 0, count(*) from application
    where counted = 'application' and ctid between (select first from page) and (select last from page)
      and file_status <> 'ARCHIVED'
    group by purged_on
  union all
  select 'verdict ' || verdict, month_of(decided_at), 0, count(*) from verification
    where counted = 'verification' and ctid between (select first from page) and (select last from page)
    group by 1, 2
  union all
  select 'delay', (decided_at at time zone 'Europe/Paris')::date, tenths_of_hours(decided_at - submitted_at), count(*)
    from verification
    where counted = 'verification' and ctid between (select first from page) and (select last from page)
    group by 1, 2, 3
$$;
