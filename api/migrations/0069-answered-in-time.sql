-- Figure of /stats: how many applications had their answer within days of a choice (decision 251). The number is kept
-- with the answer, because applications are deleted.
alter table answer add column applications integer not null default 0;

create function answer_statistic(chosen_id uuid, applications integer, decided_at timestamptz, left_at timestamptz)
returns table (name text, day date, bucket integer, count bigint) language sql stable as $$
  select case when left_at is null then 'answer WAITING' else 'answer LEFT' end,
    (decided_at at time zone 'Europe/Paris')::date,
    -- days, rounded up
    coalesce(ceil(greatest(0, extract(epoch from left_at - decided_at)) / 86400), 0)::integer,
    applications::bigint
  where chosen_id is not null and applications > 0
$$;

-- One row of `answer` for all applications of a choice: cheap, whatever their number.
create function count_answers() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into statistic_change (name, day, bucket, count) select name, day, bucket, -count
      from answer_statistic(old.chosen_id, old.applications, old.decided_at, old.left_at);
  end if;
  if tg_op <> 'DELETE' then
    insert into statistic_change (name, day, bucket, count) select name, day, bucket, count
      from answer_statistic(new.chosen_id, new.applications, new.decided_at, new.left_at);
  end if;
  return null;
end $$;
create trigger answer_added after insert on answer for each row
  when (new.chosen_id is not null) execute function count_answers();
create trigger answer_removed after delete on answer for each row
  when (old.chosen_id is not null) execute function count_answers();
create trigger answer_changed after update on answer for each row
  when (old.chosen_id is distinct from new.chosen_id or old.applications is distinct from new.applications
    or old.decided_at is distinct from new.decided_at or old.left_at is distinct from new.left_at)
  execute function count_answers();

-- the trigger counts them
update answer set applications = found.count
from (select answer_id, count(*) from answered_application group by 1) as found
where answer.id = found.answer_id;

create or replace function recount(counted text, first_page bigint, last_page bigint)
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
  union all
  select found.name, found.day, found.bucket, sum(found.count)::bigint
    from answer, answer_statistic(chosen_id, applications, decided_at, left_at) as found
    where counted = 'answer' and answer.ctid between (select first from page) and (select last from page)
    group by 1, 2, 3
$$;
