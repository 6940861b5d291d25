-- The audit log by month of its entries (decision 221).
-- contract: not used since 0019: only the trigger await_seal, replaced below, adds rows to audit_unsealed
lock table audit_entry in access exclusive mode;
-- gives up before a transaction that waits for this one is ended as a deadlock
set local lock_timeout = '500ms';
lock table audit_unsealed in access exclusive mode;

-- An entry that waits is found in its month.
alter table audit_unsealed add column occurred_at timestamptz;
update audit_unsealed set occurred_at = (select occurred_at from audit_entry where id = entry_id);
delete from audit_unsealed where occurred_at is null;
alter table audit_unsealed alter column occurred_at set not null;

drop trigger audit_entry_append_only on audit_entry;
drop trigger audit_entry_kept on audit_entry;
drop trigger audit_entry_awaits_seal on audit_entry;
create temporary table numbering on commit drop as select last_value, is_called from audit_entry_id_seq;
alter table audit_entry
  alter column id drop identity,
  drop constraint audit_entry_pkey,
  add constraint audit_entry_pkey primary key using index audit_entry_month_key;
create temporary table set_aside on commit drop as select partitions.set_aside('audit_entry') as name;

-- PostgreSQL 15 and 16 know no identity columns in partitioned tables
create sequence audit_entry_id_seq;
create table audit_entry (
  id bigint not null default nextval('audit_entry_id_seq'),
  occurred_at timestamptz not null,
  -- HMAC of issuer and subject; null: the service itself, by a scheduled job
  actor bytea,
  action text not null constraint audit_entry_action_check check (action ~ '^[A-Z]+(_[A-Z]+)*$'),
  -- HMAC of issuer and subject of whom it was done about, where that is not the actor
  concerns bytea,
  -- what it was done to, and the HMAC of its id
  object_kind text constraint audit_entry_object_kind_check check (object_kind ~ '^[A-Z]+(_[A-Z]+)*$'),
  object bytea,
  constraint audit_entry_object_has_a_kind check ((object is null) = (object_kind is null)),
  primary key (id, occurred_at)
) partition by range (occurred_at);
alter sequence audit_entry_id_seq owned by audit_entry.id;
select setval('audit_entry_id_seq', last_value, is_called) from numbering;
create index audit_entry_actor on audit_entry (actor, occurred_at);
create index audit_entry_concerns on audit_entry (concerns, id) where concerns is not null;
create index audit_entry_object on audit_entry (object, id) where object is not null;
create index audit_entry_occurred_at on audit_entry (occurred_at);

create trigger audit_entry_append_only before update or truncate on audit_entry
  for each statement execute function refuse_change();
create trigger audit_entry_kept before delete on audit_entry
  for each row execute function refuse_early_removal();
create trigger audit_entry_awaits_seal after insert on audit_entry for each row execute function await_seal();
do $$
declare
  old_name text := (select name from set_aside);
begin
  perform partitions.take_over('audit_entry', 'occurred_at', old_name);
  execute format('create trigger audit_entry_append_only before update or truncate on partitions.%I '
    'for each statement execute function public.refuse_change()', old_name);
end $$;

create or replace function await_seal() returns trigger
  language plpgsql security definer set search_path from current as $$
begin
  insert into audit_unsealed (entry_id, occurred_at) values (new.id, new.occurred_at);
  return new;
end $$;

-- As before; the time of an entry leads to its month.
create or replace function seal_audit_entries(at_most integer) returns bigint
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
      returning entry_id, occurred_at
    )
    select id, audit_entry.occurred_at, sha256(convert_to(jsonb_strip_nulls(to_jsonb(audit_entry))::text, 'UTF8')) as digest
    from audit_entry join due on due.entry_id = audit_entry.id and due.occurred_at = audit_entry.occurred_at
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

-- Months whose last entry is twelve months old, by the clock of the database; oldest first.
create function past_audit_months() returns setof text
  language plpgsql stable security definer set search_path from current as $$
begin
  return query
    select relname::text from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'audit_entry'::regclass
      and (partitions.month_of(relname) + case when relname ~ '_until_' then interval '0' else interval '1 month' end)
        at time zone 'UTC' <= now() - interval '12 months'
    order by partitions.month_of(relname);
end $$;
revoke execute on function past_audit_months from public;

-- Drops the oldest of them; says which, or null.
create function drop_past_audit_month() returns text language plpgsql
  security definer set search_path from current set lock_timeout = '2s' as $$
declare
  past text := (select past_audit_months() limit 1);
begin
  if past is not null then execute format('drop table partitions.%I', past); end if;
  return past;
end $$;
revoke execute on function drop_past_audit_month from public;

-- Entries outside of the months, row by row; says how many.
create or replace function forget_audit_entries(until timestamptz, at_most integer) returns bigint
  language plpgsql security definer set search_path from current as $$
declare
  part text;
  removed bigint;
  gone bigint := 0;
begin
  for part in
    select inhrelid::regclass from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'audit_entry'::regclass and relname ~ '_(default|until_\d{4}_\d{2})$'
  loop
    execute format('delete from %s where id in (
      select id from %1$s where occurred_at <= $1 order by occurred_at limit $2)', part) using until, at_most - gone;
    get diagnostics removed = row_count;
    gone := gone + removed;
  end loop;
  return gone;
end $$;

-- Some of the oldest seals whose entries are gone; says how many. The last of them stays: the chain begins there.
create function forget_audit_seals(at_most integer) returns bigint
  language plpgsql security definer set search_path from current as $$
declare
  first_kept bigint;
  last_seen bigint;
  gone bigint;
begin
  select min(position) filter (where occurred_at > now() - interval '12 months' or exists (
      select from audit_entry where id = entry_id and audit_entry.occurred_at = oldest.occurred_at)), max(position)
    into first_kept, last_seen
    from (select position, entry_id, occurred_at from audit_seal order by position limit at_most + 1) as oldest;
  delete from audit_seal where position < coalesce(first_kept - 1, last_seen);
  get diagnostics gone = row_count;
  return gone;
end $$;
revoke execute on function forget_audit_seals from public;
