-- Shows changes of the audit log that no trigger can prevent: a superuser can switch triggers off (decision 175).

-- Each entry has a seal with the hash of the seal before. No foreign key: the seal of a deleted entry may stay.
create table audit_seal (
  -- without gaps
  position bigint primary key,
  entry_id bigint not null unique,
  -- as in the entry: tells whether a missing entry was old enough to be deleted
  occurred_at timestamptz not null,
  -- SHA-256 of the entry
  digest bytea not null,
  -- the hash of the seal before; empty for the first
  previous bytea not null,
  -- SHA-256 of everything above
  hash bytea not null
);
create trigger audit_seal_append_only before update or truncate on audit_seal
  for each statement execute function refuse_change();
create trigger audit_seal_kept before delete on audit_seal
  for each row execute function refuse_early_removal();

-- Entries that wait for their seal. Sealing in the transaction of the entry would make all of them wait for each other.
create table audit_unsealed (entry_id bigint primary key);
insert into audit_unsealed select id from audit_entry;

create function await_seal() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into audit_unsealed values (new.id);
  return new;
end $$;
create trigger audit_entry_awaits_seal after insert on audit_entry for each row execute function await_seal();

-- Seals waiting entries in the order of their ids; says how many. One caller at a time, the others get 0.
-- The settings fix the text of an entry. Null columns are left out, so that a new column changes no digest.
create function seal_audit_entries(at_most integer) returns bigint
  language plpgsql security definer set search_path from current set timezone = 'UTC' set bytea_output = 'hex' as $$
declare
  seal audit_seal;
  entry record;
  sealed bigint := 0;
begin
  if not pg_try_advisory_xact_lock(7203114563) then return 0; end if;
  select * into seal from audit_seal order by position desc limit 1;
  for entry in
    with due as (
      delete from audit_unsealed
      where entry_id in (select entry_id from audit_unsealed order by entry_id limit at_most)
      returning entry_id
    )
    select id, occurred_at, sha256(convert_to(jsonb_strip_nulls(to_jsonb(audit_entry))::text, 'UTF8')) as digest
    from audit_entry join due on due.entry_id = audit_entry.id
    order by id
  loop
    seal.position := coalesce(seal.position, 0) + 1;
    seal.entry_id := entry.id;
    seal.occurred_at := entry.occurred_at;
    seal.digest := entry.digest;
    seal.previous := coalesce(seal.hash, '');
    seal.hash := sha256(convert_to(concat_ws('|', seal.position, seal.entry_id,
      (extract(epoch from seal.occurred_at) * 1000000)::bigint,
      encode(seal.digest, 'hex'), encode(seal.previous, 'hex')), 'UTF8'));
    insert into audit_seal select seal.*;
    sealed := sealed + 1;
  end loop;
  return sealed;
end $$;
revoke execute on function seal_audit_entries from public;

-- As before, and the oldest seals go with their entries. The last of them stays: the chain begins there.
create or replace function forget_audit_entries(until timestamptz, at_most integer) returns bigint
  language plpgsql security definer set search_path from current as $$
declare
  gone bigint;
begin
  delete from audit_entry
  where id in (select id from audit_entry where occurred_at <= until order by occurred_at limit at_most);
  get diagnostics gone = row_count;
  delete from audit_seal where position < (
    select position - 1 from audit_seal where exists (select from audit_entry where id = entry_id)
    order by position limit 1
  );
  return gone;
end $$;
