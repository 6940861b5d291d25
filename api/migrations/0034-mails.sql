-- A mail greets its recipient by the first name of the account with that address.
create index owner_email on owner (email);
create index tenant_profile_email on tenant_profile (email);

-- SHA-256 of address and secret of the browser that signed up: a link sent again belongs to the sign-up of that browser.
alter table account_token add column sign_up_hash bytea;
