-- A mail greets its recipient by the first name of the account with that address.
create index owner_email on owner (email);
create index tenant_profile_email on tenant_profile (email);
