-- The outbox by month in which a mail was written (decision 221).
-- contract: not used since 0046: the functions dropped below were made for these migrations by 0043
lock table mail_outbox in access exclusive mode;
-- gives up before a transaction that waits for this one is ended as a deadlock
set local lock_timeout = '500ms';
lock table owner in share row exclusive mode;

alter table mail_outbox
  drop constraint mail_outbox_pkey,
  add constraint mail_outbox_pkey primary key using index mail_outbox_month_key;
create temporary table set_aside on commit drop as select partitions.set_aside('mail_outbox') as name;

create table mail_outbox (
  -- also the local part of the Message-ID, so that a mail sent twice is recognised as one
  id uuid not null default gen_random_uuid(),
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
  -- whose mail it is, for the export of what is kept about them
  owner_id uuid references owner on delete set null,
  constraint mail_outbox_ends_once check (sent_at is null or dead_at is null),
  constraint mail_outbox_erased_once_sent check ((payload is null) = (sent_at is not null)),
  primary key (id, created_at)
) partition by range (created_at);
create index mail_outbox_due on mail_outbox ((payload ? 'unsubscribe'), next_attempt_at)
  where sent_at is null and dead_at is null;
create index mail_outbox_dead on mail_outbox (dead_at) where dead_at is not null;
create index mail_outbox_sent on mail_outbox (sent_at) where sent_at is not null;
create index mail_outbox_owner on mail_outbox (owner_id) where owner_id is not null;
do $$
begin
  perform partitions.take_over('mail_outbox', 'created_at', (select name from set_aside));
end $$;
drop function partitions.bound, partitions.set_aside, partitions.take_over;

-- Months that began by then, of which no mail waits or is dead; oldest first. Never the current month.
create function past_mail_months(until timestamptz) returns setof text
  language plpgsql stable security definer set search_path from current as $$
declare
  past text;
  is_needed boolean;
begin
  for past in
    select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'mail_outbox'::regclass and partitions.month_of(relname)::timestamp at time zone 'UTC' <= until
      and (partitions.month_of(relname) + interval '1 month') at time zone 'UTC' <= now()
    order by partitions.month_of(relname)
  loop
    -- …_until_… has no beginning: its mails go one by one, before it
    execute format('select exists (select from partitions.%I where sent_at is null and dead_at is null)
      or exists (select from partitions.%1$I where dead_at is not null)
      or exists (select from partitions.%1$I where sent_at is not null and $1)', past)
      into is_needed using past ~ '_until_';
    if not is_needed then return next past; end if;
  end loop;
end $$;
revoke execute on function past_mail_months from public;

-- Drops the oldest of them; says which, or null.
create function drop_past_mail_month(until timestamptz) returns text language plpgsql
  security definer set search_path from current set lock_timeout = '2s' as $$
declare
  past text := (select past_mail_months(until) limit 1);
begin
  if past is not null then execute format('drop table partitions.%I', past); end if;
  return past;
end $$;
revoke execute on function drop_past_mail_month from public;
