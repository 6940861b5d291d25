-- From a list to a lease: where an application stands, what happened to it, and the answers to those not chosen.
create type application_stage as enum
  ('RECEIVED', 'VISIT_PROPOSED', 'VISITED', 'SHORTLISTED', 'CHOSEN', 'NOT_CHOSEN', 'LEASE_SIGNED');
create type application_actor as enum ('OWNER', 'APPLICANT', 'SERVICE');

alter table application add column stage application_stage not null default 'RECEIVED';
-- Null: since it was made.
alter table application add column stage_at timestamptz;
-- For which consent the owner was asked for an answer.
alter table application add column answer_asked_for timestamptz;

-- Since this day; the share link is paused then.
alter table property add column let_on date;

-- What happened on a property, without names or free texts: it outlives the applications. Append-only; no foreign key
-- to application.
create table application_event (
  id bigint generated always as identity primary key,
  property_id uuid not null references property on delete cascade,
  application_id uuid,
  at timestamptz not null,
  actor application_actor not null,
  event text not null,
  stage application_stage,
  reason text
);
create index application_event_property on application_event (property_id, id);
create index application_event_application on application_event (application_id, id);

insert into application_event (property_id, application_id, at, actor, event)
  select property_id, id, created_at, 'APPLICANT', 'APPLIED' from application order by created_at, id;

-- An owner's answer to some applicants: with a choice, or without one. Applicants learn of it when it has left.
create table answer (
  id uuid primary key default gen_random_uuid(),
  property_id uuid not null references property on delete cascade,
  -- no foreign key: the chosen applicant may withdraw
  chosen_id uuid,
  -- to undo the choice
  link_was_paused boolean not null default false,
  text text not null,
  tells_reason boolean not null,
  decided_at timestamptz not null,
  leaves_at timestamptz not null,
  left_at timestamptz
);
create index answer_property on answer (property_id);
create index answer_waiting on answer (leaves_at) where left_at is null;

-- Before 24 hours are over, the answer can be undone: `…_before` is what it then was.
create table answered_application (
  application_id uuid primary key references application on delete cascade,
  answer_id uuid not null references answer on delete cascade,
  reason text,
  words text,
  stage_before application_stage not null,
  access_ends_before date not null,
  purged_before date not null
);
create index answered_application_answer on answered_application (answer_id);

-- What the applicant was told of the stage, and when the next mail about it is due: one a day at most.
create table stage_notice (
  application_id uuid primary key references application on delete cascade,
  told_stage application_stage,
  told_at timestamptz,
  due_at timestamptz
);
create index stage_notice_due on stage_notice (due_at, application_id) where due_at is not null;

-- An answer that leaves changes what tenants see (decision 219).
create trigger owner_change_inserted after insert on answer referencing new table as changed
  for each statement execute function count_changed_applications();
create trigger owner_change_updated after update on answer referencing new table as changed
  for each statement execute function count_changed_applications();
create trigger owner_change_deleted after delete on answer referencing old table as changed
  for each statement execute function count_changed_applications();
