-- What each scheduled job did last: one row for each, however often it runs. All instances read it, one at a time writes.
create table job_run (
  name text primary key,
  -- of the latest run, by the clock of the instance that took it
  started_at timestamptz not null,
  -- when the latest run began that did everything: what is due counts from here
  succeeded_at timestamptz,
  -- runs that failed since then
  failures integer not null default 0,
  -- what the latest run did, by step
  counts jsonb not null default '{}'
);

-- Steps taken about someone or something, each written in the transaction of its mail: a run that is killed goes on
-- without repeating one. Days are Europe/Paris.
alter table owner
  -- told that the account will be deleted for want of sign-ins: how often, and when last; a later sign-in voids both
  add column inactivity_warnings smallint not null default 0 check (inactivity_warnings between 0 and 2),
  add column inactivity_warned_on date;
create index owner_last_sign_in on owner (last_sign_in_on);
create index owner_pending_email on owner (id) where pending_email is not null;

alter table tenant_profile
  add column inactivity_warnings smallint not null default 0 check (inactivity_warnings between 0 and 2),
  add column inactivity_warned_on date;

alter table property
  -- asked whether it is let; once
  add column followed_up_on date;
create index property_follow_up on property (first_validated_at) where followed_up_on is null;

alter table application
  -- the owner was told of this last day of access; another one, after a renewal, is told anew
  add column end_told_for date;
create index application_access_ends on application (access_ends_on) where file_status = 'VALIDATED';

create index rental_file_archived on rental_file (last_update_at) where status = 'ARCHIVED';
create index mail_outbox_sent on mail_outbox (sent_at) where sent_at is not null;
