-- How many applications of which status a property has, by last day of access: counting them reads a row a day instead
-- of a row each (decision 220). Changes are added as rows of their own, so that nobody waits for anybody; a job sums
-- them up. No foreign keys: what is deleted is counted down.
create table application_tally (
  owner_id uuid not null,
  property_id uuid not null,
  listed_as text not null,
  access_ends_on date not null,
  purged_on date not null,
  amount integer not null,
  -- not yet summed up
  is_change boolean not null default true
);

create function tally_applications() returns trigger
  language plpgsql security definer set search_path from current as $$
begin
  if tg_op = 'INSERT' then
    insert into application_tally
      select property_owner_id, property_id, listed_as(file_status, paused_at, seen_at), access_ends_on, purged_on, count(*)
      from new_rows group by 1, 2, 3, 4, 5;
  elsif tg_op = 'DELETE' then
    insert into application_tally
      select property_owner_id, property_id, listed_as(file_status, paused_at, seen_at), access_ends_on, purged_on, -count(*)
      from old_rows group by 1, 2, 3, 4, 5;
  else
    insert into application_tally
      select property_owner_id, property_id, listed_as(file_status, paused_at, seen_at), access_ends_on, purged_on, sum(amount)
      from (select *, 1 as amount from new_rows union all select *, -1 from old_rows) as changed
      group by 1, 2, 3, 4, 5 having sum(amount) <> 0;
  end if;
  return null;
end $$;
create trigger application_tally_added after insert on application referencing new table as new_rows
  for each statement execute function tally_applications();
create trigger application_tally_removed after delete on application referencing old table as old_rows
  for each statement execute function tally_applications();
create trigger application_tally_changed after update on application referencing old table as old_rows new table as new_rows
  for each statement execute function tally_applications();

-- the triggers have locked the table against writers: what they do not see is counted here
insert into application_tally
  select property_owner_id, property_id, listed_as(file_status, paused_at, seen_at), access_ends_on, purged_on, count(*), false
  from application group by 1, 2, 3, 4, 5;
create index application_tally_owner on application_tally (owner_id, property_id);
create index application_tally_change on application_tally (property_id) where is_change;
analyze application_tally;
