-- Who stopped sharing a file with the owner of a property, by a pause or a withdrawal: they alone resume it (decision
-- 116). By account, because a delivery replaces the tenants of its file.
create table access_stop (
  id uuid primary key default gen_random_uuid(),
  rental_file_id uuid not null references rental_file on delete cascade,
  property_id uuid not null references property on delete cascade,
  issuer text not null,
  subject text not null,
  stopped_at timestamptz not null,
  unique (rental_file_id, property_id, issuer, subject)
);
create index access_stop_property on access_stop (property_id);
create index access_stop_account on access_stop (issuer, subject);

-- Waiting mails are few among those already sent; withdrawals and deletions look through them.
create index mail_outbox_unsent on mail_outbox (created_at) where sent_at is null;
