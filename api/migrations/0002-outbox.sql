-- Mails to send, written in the transaction of the work they report (contract: mails): what is rolled back sends nothing.
create table mail_outbox (
  -- also the local part of the Message-ID, so that a mail sent twice is recognised as one
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- recipient, language and content; erased once sent
  payload jsonb,
  created_at timestamptz not null default now(),
  attempts smallint not null default 0,
  -- while a worker holds the mail, the end of its lease: a worker that dies gives it back by doing nothing
  next_attempt_at timestamptz not null default now(),
  -- an SMTP reply code or the name of a failure, never what a server said: that quotes addresses
  last_failure text,
  sent_at timestamptz,
  dead_at timestamptz,
  constraint mail_outbox_ends_once check (sent_at is null or dead_at is null),
  constraint mail_outbox_erased_once_sent check ((payload is null) = (sent_at is not null))
);
create index mail_outbox_due on mail_outbox (next_attempt_at) where sent_at is null and dead_at is null;
create index mail_outbox_dead on mail_outbox (dead_at) where dead_at is not null;
