-- A role for the API that reads and writes rows, but cannot change the schema or the audit log.
-- Run it as the role that applies the migrations, once and after each release that adds a table:
--   psql "$MIGRATION_DATABASE_URL" -v password="'a password of its own'" -f deploy/postgresql/api-role.sql
select 'create role bailclair_api login' where not exists (select from pg_roles where rolname = 'bailclair_api') \gexec
alter role bailclair_api password :password;

grant usage on schema public to bailclair_api;
grant select, insert, update, delete on all tables in schema public to bailclair_api;
-- select: pg_dump reads where a sequence stands
grant usage, select on all sequences in schema public to bailclair_api;
grant execute on all functions in schema public to bailclair_api;

revoke update, delete, truncate on audit_entry from bailclair_api;
revoke insert, update, delete, truncate on audit_seal, audit_unsealed from bailclair_api;
revoke insert, update, delete on schema_migration from bailclair_api;
-- a restored dump has lost what the migrations revoked: back-up and restore do not depend on roles
revoke execute on function forget_audit_entries, seal_audit_entries from public;
