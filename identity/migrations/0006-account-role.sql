-- What someone may do beyond signing in, as realm roles of Keycloak: verifier, in realm staff.
create table account_role (
  account_id uuid not null references account on delete cascade,
  role text not null,
  primary key (account_id, role)
);
