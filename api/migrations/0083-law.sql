-- What the operator says of the rules of letting beside the release (decision 261). Rows are added, never changed. Nobody is in them.
create table law_change (
  id bigint generated always as identity primary key,
  -- domain/src/law/law-rules.data.ts
  rule text not null,
  -- AS_RELEASED: earlier rows of the rule no longer count
  state text not null check (state in ('ANNOUNCED', 'IN_FORCE', 'ENDED', 'AS_RELEASED')),
  since date check ((since is null) = (state = 'AS_RELEASED')),
  -- last day of a rule in force
  until date check (until is null or (until >= since and state = 'IN_FORCE')),
  -- why, with the source
  reason text not null,
  made_at timestamptz not null
);

create table rent_index (
  id bigint generated always as identity primary key,
  quarter text not null check (quarter ~ '^20\d\d-Q[1-4]$'),
  value numeric(7, 2) not null check (value > 0),
  made_at timestamptz not null
);
