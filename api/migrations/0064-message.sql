-- Texts between an owner and the tenants of a file about one application (decision 245). Everything goes with it.
create type message_side as enum ('OWNER', 'APPLICANT');

create table conversation (
  application_id uuid primary key references application on delete cascade,
  message_count integer not null default 0,
  -- while either is set nobody can write; each side takes back its own
  ended_by_owner_at timestamptz,
  ended_by_applicant_at timestamptz
);

create table message (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references conversation on delete cascade,
  -- its place in the conversation, from 1
  number integer not null,
  -- random, from the page: sending again finds the message
  key uuid not null,
  sent_by message_side not null,
  -- null: the owner, or a tenant who has left the file
  tenant_id uuid references tenant on delete set null,
  text text not null check (char_length(text) between 1 and 2000),
  sent_at timestamptz not null,
  unique (application_id, number),
  unique (application_id, key)
);
create index message_tenant on message (tenant_id) where tenant_id is not null;

-- What each person has read, and the mails that tell them of the rest.
create table conversation_reader (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references conversation on delete cascade,
  -- one of the two
  owner_id uuid references owner on delete cascade,
  tenant_id uuid references tenant on delete cascade,
  -- number of the last message that they have seen
  read_until integer not null default 0,
  -- messages of others after it
  unread integer not null default 0,
  read_at timestamptz,
  mailed_at timestamptz,
  -- a mail that waits because the last one is less than an hour old
  mail_due_at timestamptz,
  check (num_nonnulls(owner_id, tenant_id) = 1),
  unique (application_id, owner_id),
  unique (application_id, tenant_id)
);
create index conversation_reader_owner on conversation_reader (owner_id, unread) where owner_id is not null;
create index conversation_reader_tenant on conversation_reader (tenant_id) where tenant_id is not null;
create index conversation_reader_mail on conversation_reader (mail_due_at, id) where mail_due_at is not null;

-- A side reports a message of the other one to the operator, once.
create table message_report (
  message_id uuid not null references message on delete cascade,
  side message_side not null,
  reason text not null,
  words text,
  reported_at timestamptz not null,
  primary key (message_id, side)
);
