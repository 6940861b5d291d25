-- What a network or an account has spent of a budget in the current window (quality: budgets in a shared store).
-- Unlogged: a budget lives for minutes, so it is not worth a write-ahead log; after a crash everyone starts afresh.
create unlogged table rate_budget (
  -- HMAC of purpose and network or account: the table names nobody
  key bytea primary key,
  spent integer not null check (spent > 0),
  resets_at timestamptz not null
);
create index rate_budget_resets_at on rate_budget (resets_at);
