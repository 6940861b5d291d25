-- Journal of the choice: the events of a property as a chain of hashes.
create table journal_seal (
  event_id bigint primary key references application_event on delete cascade,
  property_id uuid not null references property on delete cascade,
  -- of the event, for the job that deletes old ones
  at timestamptz not null,
  position integer not null check (position > 0),
  previous bytea not null check (length(previous) = 32),
  hash bytea not null check (length(hash) = 32),
  unique (property_id, position)
);
create index journal_seal_at on journal_seal (at);

-- Events wait here until they are sealed, so that nobody has to search for them.
create table journal_unsealed (
  event_id bigint primary key references application_event on delete cascade,
  property_id uuid not null
);
create index journal_unsealed_property on journal_unsealed (property_id, event_id);

insert into journal_unsealed (event_id, property_id) select id, property_id from application_event;

create function queue_journal_events() returns trigger language plpgsql as $$
begin
  insert into journal_unsealed (event_id, property_id) select id, property_id from added;
  return null;
end $$;

create trigger journal_queued after insert on application_event referencing new table as added
  for each statement execute function queue_journal_events();
