-- What the API may do in its database. As bailclair, after the migrations of each release:
--   psql "$DATABASE_DIRECT_URL" -f deploy/postgresql/api-grants.sql
-- bailclair_api is for instances that answer requests, whatever else they do; bailclair_worker for those without the
-- role web in ROLES: it creates no accounts, properties, files, applications, uploads, messages,
-- visits or links. It makes documents of uploads.
\set ON_ERROR_STOP on
begin;

do $$
begin
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect on database %I to bailclair_api, bailclair_worker', current_database());
end $$;
revoke create on schema public from public;
grant usage on schema public to bailclair_api, bailclair_worker;

grant select, insert, update, delete on all tables in schema public to bailclair_api, bailclair_worker;
-- select: pg_dump reads where a sequence stands
grant usage, select on all sequences in schema public to bailclair_api, bailclair_worker;
grant execute on all functions in schema public to bailclair_api, bailclair_worker;
-- a table of the next release works at once, before this file runs again
alter default privileges in schema public
  grant select, insert, update, delete on tables to bailclair_api, bailclair_worker;
alter default privileges in schema public grant usage, select on sequences to bailclair_api, bailclair_worker;
alter default privileges in schema public grant execute on functions to bailclair_api, bailclair_worker;

-- months are written through their tables alone; select: pg_dump reads them
grant usage on schema partitions to bailclair_api, bailclair_worker;
revoke all on all tables in schema partitions from bailclair_api, bailclair_worker;
grant select on all tables in schema partitions to bailclair_api, bailclair_worker;
alter default privileges in schema partitions grant select on tables to bailclair_api, bailclair_worker;

revoke insert, update, delete, truncate on audit_entry from bailclair_api, bailclair_worker;
-- not the id: its sequence makes it unique
grant insert (occurred_at, actor, action, concerns, object_kind, object) on audit_entry
  to bailclair_api, bailclair_worker;
revoke insert, update, delete, truncate on audit_seal, audit_unsealed, schema_migration
  from bailclair_api, bailclair_worker;
-- the journal of a choice is added to, and deleted with its property or when it is old
revoke update, truncate on application_event, journal_seal from bailclair_api, bailclair_worker;
-- what operators said of the law is added to by a command, with the role of the API
revoke update, delete, truncate on law_change, rent_index from bailclair_api, bailclair_worker;
revoke insert on access_stop, account_token, application, application_intent, conversation, conversation_reader,
  external_file, guarantor, invitation, law_change, message, message_report, owner, part_note, private_note, property,
  rent_index, rental_file, saved_phrase, second_opinion, short_code, signal_opinion, tenant, tenant_income,
  tenant_profile, upload, verification, viewing_link, visit_booking, visit_feed, visit_slot, webhook_delivery
  from bailclair_worker;
-- a restored dump has lost what the migrations revoked: back-up and restore do not depend on roles
revoke execute on function forget_audit_entries, forget_audit_seals, seal_audit_entries, past_audit_months,
  drop_past_audit_month, past_mail_months, drop_past_mail_month, add_missing_month, month_coverage from public;

commit;
