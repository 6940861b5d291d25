-- Who did what to which object.
alter table audit_entry
  -- null: the service itself, by a scheduled job
  alter column actor drop not null,
  -- HMAC of issuer and subject of whom it was done about, where that is not the actor
  add column concerns bytea,
  -- what it was done to, and the HMAC of its id
  add column object_kind text check (object_kind ~ '^[A-Z]+(_[A-Z]+)*$'),
  add column object bytea,
  add constraint audit_entry_object_has_a_kind check ((object is null) = (object_kind is null));
create index audit_entry_concerns on audit_entry (concerns, id) where concerns is not null;
create index audit_entry_object on audit_entry (object, id) where object is not null;
create index audit_entry_occurred_at on audit_entry (occurred_at);

-- The log only grows, but for what is older than twelve months (law: no longer than needed): nobody can remove a
-- younger entry, whatever function or setting they use. An hour for clocks that disagree.
create function refuse_early_removal() returns trigger language plpgsql as $$
begin
  if old.occurred_at > now() - interval '12 months' + interval '1 hour' then
    raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
  end if;
  return old;
end $$;

drop trigger audit_entry_append_only on audit_entry;
create trigger audit_entry_append_only before update or truncate on audit_entry
  for each statement execute function refuse_change();
create trigger audit_entry_kept before delete on audit_entry
  for each row execute function refuse_early_removal();

-- The only way out for a role that may not delete (deploy/postgresql/api-role.sql). Some at a time; says how many.
create function forget_audit_entries(until timestamptz, at_most integer) returns bigint
  language sql security definer set search_path from current
  begin atomic
    with gone as (
      delete from audit_entry
      where id in (select id from audit_entry where occurred_at <= until order by occurred_at limit at_most)
      returning 1
    )
    select count(*) from gone;
  end;
revoke execute on function forget_audit_entries from public;

-- Whose mail it is, for the export of what is kept about them; what it said is erased once it is sent.
alter table mail_outbox add column owner_id uuid references owner on delete set null;
create index mail_outbox_owner on mail_outbox (owner_id) where owner_id is not null;
