-- Sign-ups of one address wait side by side, each with its own account at the identity server and its own link.
alter table account_token
  -- SHA-256 of the link's token and a secret of the browser that signed up: there the link confirms by itself
  add column browser_hash bytea,
  -- kind of that browser, shown to whoever opens the link elsewhere: «Firefox», «Android»
  add column browser text,
  add column operating_system text;
