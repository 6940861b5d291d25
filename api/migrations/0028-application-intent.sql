-- Applications that somebody began by a share link and can finish on another device. By account, because it may be kept
-- before the account has a profile.
create table application_intent (
  id uuid primary key default gen_random_uuid(),
  issuer text not null,
  subject text not null,
  property_id uuid not null references property on delete cascade,
  -- when the account last came with the link; the row goes 30 days later
  started_at timestamptz not null,
  -- the consent ticked at the link: when, to which text, in which language; it is asked for again before sending
  consented_at timestamptz,
  consent_version smallint,
  consent_language language_code,
  unique (issuer, subject, property_id)
);
create index application_intent_property on application_intent (property_id);
create index application_intent_started_at on application_intent (started_at);
