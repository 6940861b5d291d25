create type file_visit_kind as enum ('VIEW', 'DOCUMENT', 'PDF');

-- What was opened with the link of an application, for the applicant to see (issue of the tenant area). One row for a
-- kind and an hour, so that leafing through twenty documents is one visit and not twenty. Goes with the application.
create table file_visit (
  application_id uuid not null references application on delete cascade,
  kind file_visit_kind not null,
  -- beginning of the hour
  hour timestamptz not null,
  -- the first time within it
  visited_at timestamptz not null,
  primary key (application_id, kind, hour)
);

-- When the team gave its verdict; null while PENDING.
alter table document add column checked_at timestamptz;
