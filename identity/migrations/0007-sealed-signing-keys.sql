-- Signing keys are stored encrypted under a key of the environment (SIGNING_KEY_ENCRYPTION_KEYS). The identity server
-- converts existing rows when it starts; private_jwk stays empty afterwards and a later release drops it.
alter table signing_key
  alter column private_jwk drop not null,
  add column sealed bytea,
  -- which key encrypts it
  add column key_id text,
  add constraint signing_key_sealed_whole check ((sealed is null) = (key_id is null)),
  add constraint signing_key_stored_once check (num_nonnulls(private_jwk, sealed) = 1);
