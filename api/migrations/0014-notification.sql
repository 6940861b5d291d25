-- How an owner hears of news about applications (contract: preferences); essential mails ask nobody.
create type notification_frequency as enum ('EACH', 'DAILY', 'NONE');
alter table owner
  add column notifications notification_frequency not null default 'EACH',
  -- day of the latest digest (Europe/Paris): there is at most one a day
  add column last_digest_on date;
alter table property add column notifications_paused boolean not null default false;

-- News that waits for the next daily digest; gone once it is mailed. No name in here: the digest reads who it is about
-- when it is written, and what is gone by then is not told.
create table notification (
  id bigint generated always as identity primary key,
  property_id uuid not null references property on delete cascade,
  -- null when the application is gone: withdrawn
  rental_file_id uuid,
  news text not null check (news in ('APPLIED', 'VERIFIED', 'WITHDRAWN', 'ACCESS_ENDING')),
  created_at timestamptz not null default now(),
  constraint notification_about_an_application check ((rental_file_id is null) = (news = 'WITHDRAWN')),
  foreign key (property_id, rental_file_id) references application (property_id, rental_file_id) on delete cascade
);
create index notification_property on notification (property_id, rental_file_id);

-- Essential mails leave first: the link that someone waits for must not stand behind a digest for everyone.
drop index mail_outbox_due;
create index mail_outbox_due on mail_outbox ((payload ? 'unsubscribe'), next_attempt_at)
  where sent_at is null and dead_at is null;
