-- How often an account, a network or a known browser failed to sign in lately, and when it may try again: a delay that
-- grows, never a lock. Unlogged: it lives for minutes, so after a crash everyone starts afresh.
create unlogged table sign_in_attempt (
  -- HMAC of realm and account, network or browser: the table names nobody
  key bytea primary key,
  failures integer not null check (failures >= 0),
  retry_at timestamptz not null,
  forgotten_at timestamptz not null
);
create index sign_in_attempt_forgotten_at on sign_in_attempt (forgotten_at);
