-- Visit first, papers afterwards (decision 250): what an applicant has consented to is kept with each application.
create type consent_scope as enum ('FILE', 'CONTACT');

alter table property add column is_visit_first boolean not null default false;
alter table application add column consent_scope consent_scope not null default 'FILE';
-- What the applicant wrote when applying; gone two days after the access has ended.
alter table application add column wish text;
-- When the applicant could move in; goes with the wish.
alter table application add column entry_date date;
alter table application_intent add column consent_scope consent_scope;

-- The one place that says who sees a file. Whoever shared their name only has not opened it.
create or replace function is_access_open(applied application, today date) returns boolean language sql immutable
  return applied.file_status = 'VALIDATED' and applied.consent_scope = 'FILE' and applied.access_ends_on >= today
    and applied.paused_at is null;

-- The status in a list while the access lasts (rowStatus of the domain), and whether the owner was shown the row. The
-- one without a scope stays for the release before.
create function listed_as(status file_status, scope consent_scope, paused timestamptz, seen timestamptz) returns text
  language sql immutable
  return case when status = 'ARCHIVED' then 'ARCHIVED' when paused is not null then 'PAUSED'
    when scope = 'CONTACT' then 'AFTER_VISIT'
    when status = 'VALIDATED' then 'VALIDATED' when status = 'TO_PROCESS' then 'TO_PROCESS'
    when status = 'DECLINED' then 'DECLINED' else 'INCOMPLETE' end
    || case when seen is null then ' UNSEEN' else '' end;

-- What is tallied so far stays right: all of it is of scope FILE.
create or replace function tally_applications() returns trigger
  language plpgsql security definer set search_path from current as $$
begin
  if tg_op = 'INSERT' then
    insert into application_tally
      select property_owner_id, property_id, listed_as(file_status, consent_scope, paused_at, seen_at), access_ends_on, purged_on, count(*)
      from new_rows group by 1, 2, 3, 4, 5;
  elsif tg_op = 'DELETE' then
    insert into application_tally
      select property_owner_id, property_id, listed_as(file_status, consent_scope, paused_at, seen_at), access_ends_on, purged_on, -count(*)
      from old_rows group by 1, 2, 3, 4, 5;
  else
    insert into application_tally
      select property_owner_id, property_id, listed_as(file_status, consent_scope, paused_at, seen_at), access_ends_on, purged_on, sum(amount)
      from (select *, 1 as amount from new_rows union all select *, -1 from old_rows) as changed
      group by 1, 2, 3, 4, 5 having sum(amount) <> 0;
  end if;
  return null;
end $$;
