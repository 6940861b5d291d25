-- A tenant's change of e-mail, as an owner's.
alter table tenant_profile
  -- a new address whose mailed link was not opened yet
  add column pending_email text;
create index tenant_profile_pending_email on tenant_profile (id) where pending_email is not null;

alter table tenant
  -- changed since whoever invited them typed it: theirs to tell
  add column email_private boolean not null default false;
