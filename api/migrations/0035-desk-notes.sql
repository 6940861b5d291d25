-- What verifiers note about a part before they conclude, as typed (part-notes.schema.ts). One for each part: whoever
-- takes it next goes on with it.
create table part_note (
  tenant_id uuid primary key references tenant on delete cascade,
  notes jsonb not null,
  saved_at timestamptz not null
);

-- A verifier wants a colleague to look at a part. Until somebody decides on it, or a day has passed, the asker cannot
-- take it.
create table second_opinion (
  tenant_id uuid primary key references tenant on delete cascade,
  -- HMAC of issuer and subject, as in the audit log
  asked_by bytea not null,
  asked_at timestamptz not null,
  question text not null
);

-- Sentences that a verifier writes often.
create table saved_phrase (
  id uuid primary key default gen_random_uuid(),
  -- HMAC of issuer and subject, as in the audit log
  verifier bytea not null,
  language language_code not null,
  text text not null,
  unique (verifier, language, text)
);
