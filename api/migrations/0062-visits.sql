-- Visits of homes (decision 244). (`file_visit` is something else: an owner opened a file.)

-- A time that an owner offers for visits.
create table visit_slot (
  id uuid primary key default gen_random_uuid(),
  property_id uuid not null references property on delete cascade,
  starts_at timestamptz not null,
  duration_minutes smallint not null check (duration_minutes between 10 and 180),
  -- no other slot of the property begins this long after the end
  buffer_minutes smallint not null check (buffer_minutes between 0 and 60),
  places smallint not null check (places between 1 and 20),
  -- revealed once booked; without it, the address of the property
  place text check (length(place) between 1 and 200),
  -- RFC 5545: raised when calendars must learn of a change
  sequence integer not null default 0,
  created_at timestamptz not null
);
create index visit_slot_property on visit_slot (property_id, starts_at);
create index visit_slot_starts_at on visit_slot (starts_at);

-- The place of an application in a slot.
create table visit_booking (
  id uuid primary key default gen_random_uuid(),
  slot_id uuid not null references visit_slot on delete cascade,
  application_id uuid not null references application on delete cascade,
  booked_at timestamptz not null,
  -- RFC 5545: raised by each change that calendars are told of
  sequence integer not null default 0,
  -- the time of which people were reminded
  reminded_for timestamptz,
  outcome text check (outcome in ('CAME', 'DID_NOT_COME')),
  unique (slot_id, application_id)
);
create index visit_booking_application on visit_booking (application_id);

-- The secret address of an owner's calendar of visits.
create table visit_feed (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null unique references owner on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  token_sealed bytea not null,
  token_key_id text not null,
  created_at timestamptz not null
);
create index visit_feed_key_id on visit_feed (token_key_id);
