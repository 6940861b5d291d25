-- One rental file on one property: a row of the owner's table, and the owner's access to the file.
create table application (
  id uuid primary key default gen_random_uuid(),
  property_id uuid not null references property on delete cascade,
  rental_file_id uuid not null,
  -- the file's own, kept equal by the foreign key: counting 50,000 applications then reads one index
  file_status file_status not null,
  -- 256 random bits: opens the complete file for this owner, about this property, while the access lasts
  token text not null unique,
  created_at timestamptz not null,
  -- the latest consent: when, to which text, in which language it was read; applying again renews it
  consented_at timestamptz not null,
  consent_version smallint not null,
  consent_language language_code not null,
  -- last day on which the owner sees figures, and the day on which the row goes (Europe/Paris)
  access_ends_on date not null,
  purged_on date not null,
  unique (property_id, rental_file_id),
  foreign key (rental_file_id, file_status) references rental_file (id, status) on update cascade on delete cascade
);
create index application_count on application (property_id) include (file_status, purged_on);
create index application_rental_file on application (rental_file_id, file_status);
create index application_purged_on on application (purged_on);
