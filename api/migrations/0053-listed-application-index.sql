-- no transaction
-- 10,000 rows at a time: a statement over all of them would keep their locks until its end
do $$ declare last uuid := '00000000-0000-0000-0000-000000000000'; batch uuid[]
; begin loop
    select array_agg(id order by id) into batch from (select id from application where id > last order by id limit 10000) as next
;   exit when batch is null
;   update application set property_owner_id = property.owner_id from property
      where property.id = property_id and property_owner_id is null and application.id = any(batch)
;   commit
;   last := batch[array_length(batch, 1)]
; end loop
; end $$;
create index concurrently if not exists application_of_property on application
  (property_id, listed_as(file_status, paused_at, seen_at), access_ends_on, created_at, id);
create index concurrently if not exists application_of_owner on application
  (property_owner_id, listed_as(file_status, paused_at, seen_at), access_ends_on, created_at, id);
-- what their daily jobs delete
create index concurrently if not exists session_denied_until on session_denied (until);
create index concurrently if not exists session_cut_off_until on session_cut_off (until);
create index concurrently if not exists account_tombstone_until on account_tombstone (until);
