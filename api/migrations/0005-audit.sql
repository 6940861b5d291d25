-- Who did what and when, for as long as anyone may have to prove it. Nothing in it is a name or an address.
create table audit_entry (
  id bigint generated always as identity primary key,
  occurred_at timestamptz not null,
  -- HMAC of issuer and subject
  actor bytea not null,
  action text not null check (action ~ '^[A-Z]+(_[A-Z]+)*$')
);
create index audit_entry_actor on audit_entry (actor, occurred_at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create trigger audit_entry_append_only before update or delete or truncate on audit_entry
  for each statement execute function refuse_change();
