-- What an owner notes for themselves about an application; the applicant may read it on request (decision 246).
create table private_note (
  application_id uuid primary key references application on delete cascade,
  -- empty: deleted, and kept for its version
  text text not null check (char_length(text) <= 2000),
  -- counts saves, so that a save over a newer note is noticed
  version integer not null,
  saved_at timestamptz not null
);
