-- no transaction
create index concurrently if not exists application_of_property_by_scope on application
  (property_id, listed_as(file_status, consent_scope, paused_at, seen_at), access_ends_on, created_at, id);
create index concurrently if not exists application_of_owner_by_scope on application
  (property_owner_id, listed_as(file_status, consent_scope, paused_at, seen_at), access_ends_on, created_at, id);
-- what a daily job clears
create index concurrently if not exists application_wish on application (access_ends_on)
  where wish is not null or entry_date is not null;
