-- Pages of applications are ranges of an index, also across properties (decision 220).

-- Who never changes. Not `owner_id`: statements of the release before would find that name twice.
alter table application add column property_owner_id uuid;

create function set_application_owner() returns trigger language plpgsql set search_path from current as $$
begin
  select property.owner_id into new.property_owner_id from property where property.id = new.property_id;
  return new;
end $$;
create trigger application_has_owner before insert on application for each row
  when (new.property_owner_id is null) execute function set_application_owner();

-- The status in a list while the access lasts (rowStatus of the domain), and whether the owner was shown the row.
create function listed_as(status file_status, paused timestamptz, seen timestamptz) returns text language sql immutable
  return case when status = 'ARCHIVED' then 'ARCHIVED' when paused is not null then 'PAUSED'
    when status = 'VALIDATED' then 'VALIDATED' when status = 'TO_PROCESS' then 'TO_PROCESS'
    when status = 'DECLINED' then 'DECLINED' else 'INCOMPLETE' end
    || case when seen is null then ' UNSEEN' else '' end;
