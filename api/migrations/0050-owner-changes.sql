-- How often something changed that an owner's pages show: polls compare it instead of building a list (decision 219).
-- An owner may have several rows. A transaction counts in one that nobody else holds, or adds one, so that nobody waits.
-- The version is their sum: every commit raises it, in whatever order transactions began. No foreign key: its lock would.
create table owner_change (
  owner_id uuid not null,
  shard bigint generated always as identity,
  changes bigint not null default 1,
  primary key (owner_id, shard)
) with (fillfactor = 50);

create function count_owner_changes(owner_ids uuid[]) returns void language sql as $$
  with free as materialized (
    select given.id, own.shard
    from unnest(owner_ids) as given (id),
      lateral (select shard from owner_change where owner_id = given.id limit 1 for update skip locked) as own
  ), counted as (
    update owner_change set changes = changes + 1 from free
    where owner_change.owner_id = free.id and owner_change.shard = free.shard
    returning owner_change.owner_id as id
  )
  insert into owner_change (owner_id)
  select id from owner where id = any(owner_ids) and id not in (select id from counted)
$$;

-- One function for each way from a changed row to the owners who see it; `changed` are the rows of the statement.
create function count_changed_properties() returns trigger language plpgsql as $$
begin
  perform count_owner_changes(array(select distinct owner_id from changed));
  return null;
end $$;

create function count_changed_applications() returns trigger language plpgsql as $$
begin
  perform count_owner_changes(array(
    select distinct owner_id from changed join property on property.id = changed.property_id));
  return null;
end $$;

create function count_changed_files() returns trigger language plpgsql as $$
begin
  perform count_owner_changes(array(
    select distinct owner_id from changed
    join application on application.rental_file_id = changed.id
    join property on property.id = application.property_id));
  return null;
end $$;

create function count_changed_tenants() returns trigger language plpgsql as $$
begin
  perform count_owner_changes(array(
    select distinct owner_id from changed
    join application on application.rental_file_id = changed.rental_file_id
    join property on property.id = application.property_id));
  return null;
end $$;

create function count_changed_parts() returns trigger language plpgsql as $$
begin
  perform count_owner_changes(array(
    select distinct owner_id from changed
    join tenant on tenant.id = changed.tenant_id
    join application on application.rental_file_id = tenant.rental_file_id
    join property on property.id = application.property_id));
  return null;
end $$;

create function count_changed_documents() returns trigger language plpgsql as $$
begin
  perform count_owner_changes(array(
    select distinct owner_id from changed
    left join guarantor on guarantor.id = changed.guarantor_id
    join tenant on tenant.id = coalesce(changed.tenant_id, guarantor.tenant_id)
    join application on application.rental_file_id = tenant.rental_file_id
    join property on property.id = application.property_id));
  return null;
end $$;

create function count_changed_accesses() returns trigger language plpgsql as $$
begin
  perform count_owner_changes(array(
    select distinct owner_id from changed
    join application on application.id = changed.application_id
    join property on property.id = application.property_id));
  return null;
end $$;

create function count_changed_link_visits() returns trigger language plpgsql as $$
begin
  perform count_owner_changes(array(
    select distinct owner_id from changed
    join viewing_link on viewing_link.id = changed.viewing_link_id
    join application on application.id = viewing_link.application_id
    join property on property.id = application.property_id));
  return null;
end $$;

-- Tenants see the name of the owner.
create function count_changed_owner() returns trigger language plpgsql as $$
begin
  perform count_owner_changes(array[new.id]);
  return null;
end $$;
create trigger owner_change_updated after update of first_name, last_name on owner for each row
  when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function count_changed_owner();

create function forget_owner_changes() returns trigger language plpgsql as $$
begin
  delete from owner_change where owner_id in (select id from changed);
  return null;
end $$;
create trigger owner_change_deleted after delete on owner referencing old table as changed
  for each statement execute function forget_owner_changes();

-- A trigger with the rows of its statement can have one event only.
do $$
declare
  way record;
begin
  for way in values
    ('property', 'count_changed_properties'), ('application', 'count_changed_applications'),
    ('rental_file', 'count_changed_files'), ('tenant', 'count_changed_tenants'),
    ('tenant_income', 'count_changed_parts'), ('guarantor', 'count_changed_parts'),
    ('document', 'count_changed_documents'), ('viewing_link', 'count_changed_accesses'),
    ('file_visit', 'count_changed_accesses'), ('viewing_link_visit', 'count_changed_link_visits')
  loop
    execute format('create trigger owner_change_inserted after insert on %I referencing new table as changed
      for each statement execute function %I()', way.column1, way.column2);
    execute format('create trigger owner_change_updated after update on %I referencing new table as changed
      for each statement execute function %I()', way.column1, way.column2);
    execute format('create trigger owner_change_deleted after delete on %I referencing old table as changed
      for each statement execute function %I()', way.column1, way.column2);
  end loop;
end $$;
