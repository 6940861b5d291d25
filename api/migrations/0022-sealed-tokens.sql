-- Tokens of links become a keyed hash, which finds the row, and an encrypted copy, which is shown to the owner again.
-- The key (TOKEN_KEY) is not here, so the API converts existing rows (platform/token/seal-tokens.service.ts). The clear
-- columns stay empty afterwards; a later release drops them.
alter table application
  alter column token drop not null,
  add column token_hash bytea unique,
  add column token_sealed bytea,
  -- which key hashed and sealed it
  add column token_key_id text,
  add constraint application_token_sealed_whole check (num_nonnulls(token_hash, token_sealed, token_key_id) in (0, 3)),
  add constraint application_has_one_token check (num_nonnulls(token, token_hash) = 1);
create index application_token_key_id on application (token_key_id);

alter table property
  alter column share_token drop not null,
  add column share_token_hash bytea unique,
  add column share_token_sealed bytea,
  add column share_token_key_id text,
  add constraint property_token_sealed_whole
    check (num_nonnulls(share_token_hash, share_token_sealed, share_token_key_id) in (0, 3)),
  add constraint property_has_one_token check (num_nonnulls(share_token, share_token_hash) = 1);
create index property_share_token_key_id on property (share_token_key_id);
