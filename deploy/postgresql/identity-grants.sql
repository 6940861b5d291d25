-- What the identity server may do in its database. As bailclair, after the migrations of each release:
--   psql "$IDENTITY_DATABASE_DIRECT_URL" -f deploy/postgresql/identity-grants.sql
\set ON_ERROR_STOP on
begin;

do $$
begin
  execute format('revoke all on database %I from public', current_database());
  execute format('grant connect on database %I to bailclair_identity', current_database());
end $$;
revoke create on schema public from public;
grant usage on schema public to bailclair_identity;

grant select, insert, update, delete on all tables in schema public to bailclair_identity;
grant usage, select on all sequences in schema public to bailclair_identity;
alter default privileges in schema public grant select, insert, update, delete on tables to bailclair_identity;
alter default privileges in schema public grant usage, select on sequences to bailclair_identity;

revoke insert, update, delete, truncate on schema_migration from bailclair_identity;

commit;
