-- The roles, once per server, as a superuser; running it again changes nothing but the settings:
--   psql "$SUPERUSER_URL" -f deploy/postgresql/roles.sql
-- Then a password for each (\password bailclair_api in psql: it is hashed before it is sent), and two databases:
--   create database bailclair owner bailclair;
--   create database bailclair_identity owner bailclair;
\set ON_ERROR_STOP on
begin;

do $$
declare
  wanted text;
begin
  -- bailclair owns the tables and migrates; the others read and write rows
  foreach wanted in array array['bailclair', 'bailclair_api', 'bailclair_worker', 'bailclair_identity'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      execute format('create role %I login', wanted);
    end if;
    -- without its rights, the rest of this script would fail
    if wanted = current_user then
      raise warning '% runs this script and keeps its rights: use another superuser', wanted;
    else
      execute format('alter role %I nosuperuser nocreatedb nocreaterole noreplication nobypassrls', wanted);
    end if;
  end loop;

  -- longer than any timeout of the servers: for statements and transactions whose server died
  foreach wanted in array array['bailclair_api', 'bailclair_worker', 'bailclair_identity'] loop
    execute format('alter role %I set statement_timeout = ''60s''', wanted);
    execute format('alter role %I set idle_in_transaction_session_timeout = ''120s''', wanted);
    execute format('alter role %I set client_connection_check_interval = ''10s''', wanted);
  end loop;
end $$;

commit;
