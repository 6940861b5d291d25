-- no transaction
-- What takes long of the next two migrations, while everybody reads and writes. Should they fail, run them again within
-- the month: from the month after next on, the bounds would refuse new rows.
create unique index concurrently if not exists audit_entry_month_key on audit_entry (id, occurred_at);
create unique index concurrently if not exists mail_outbox_month_key on mail_outbox (id, created_at);
select partitions.bound('audit_entry', 'occurred_at');
alter table audit_entry validate constraint audit_entry_until;
select partitions.bound('mail_outbox', 'created_at');
alter table mail_outbox validate constraint mail_outbox_until;

-- Pages of the scheduled jobs, in the order in which rows become due: a page reads its own rows and no others.
create index concurrently if not exists owner_silent
  on owner ((coalesce(last_sign_in_on, (created_at at time zone 'Europe/Paris')::date)), id);
drop index concurrently if exists owner_last_sign_in;
create index concurrently if not exists tenant_profile_silent_since on tenant_profile (last_sign_in_on, id);
drop index concurrently if exists tenant_profile_silent;
create index concurrently if not exists rental_file_archived_at on rental_file (last_update_at, id) where status = 'ARCHIVED';
drop index concurrently if exists rental_file_archived;
create index concurrently if not exists property_to_follow_up
  on property (first_validated_at, id) where followed_up_on is null and validated;
drop index concurrently if exists property_follow_up;
create index concurrently if not exists application_access_ending on application (access_ends_on, id)
  where file_status = 'VALIDATED' and paused_at is null and end_told_for is distinct from access_ends_on;
create index concurrently if not exists invitation_invited_at on invitation (invited_at, tenant_id);
create index concurrently if not exists external_file_deleted on external_file (updated_at) where rental_file_id is null;

-- Autovacuum: the reasons are in docs/operations.md.
alter table rate_budget set (fillfactor = 70, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000, autovacuum_vacuum_cost_delay = 0);
alter table audit_unsealed set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_cost_delay = 0);
alter table session_denied set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_cost_delay = 0);
alter table identity_task set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_cost_delay = 0);
alter table document_erasure set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_cost_delay = 0);
alter table notification set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_cost_delay = 0);
alter table audit_seal set (autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 50000, autovacuum_vacuum_scale_factor = 0.02);
alter table file_visit set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
alter table application set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.01);
alter table document set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.01);
alter table owner set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.01);
alter table property set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.01);
alter table rental_file set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.01);
alter table tenant set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.01);
alter table tenant_profile set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.01);
