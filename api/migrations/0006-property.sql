create type property_type as enum ('HOUSE', 'APARTMENT', 'OTHER');
create type furniture_kind as enum ('FURNISHED', 'UNFURNISHED');

-- What an owner lets. A draft is saved at each step of the wizard, so a field that was not given yet is null.
create table property (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references owner on delete cascade,
  name text,
  type property_type,
  address text,
  furniture furniture_kind,
  -- m²
  living_space numeric(9, 2) check (living_space > 0),
  -- cents a month; charges not given are not charges of nothing
  rent_cents integer check (rent_cents > 0),
  charges_cents integer check (charges_cents >= 0),
  -- final energy, kWh/m²/year
  energy_consumption numeric(12, 3) check (energy_consumption >= 0),
  -- kg CO₂/m²/year
  co2_emission numeric(12, 3) check (co2_emission >= 0),
  dpe_date date,
  ademe_number text,
  -- what the registry said of that number, in its own words on the status: that depends on the day it is read
  certificate jsonb,
  dpe_not_required boolean not null default false,
  validated boolean not null default false,
  -- the first time; the mail about it goes out once
  first_validated_at timestamptz,
  -- 128 random bits or more; whoever holds it may apply
  share_token text not null unique,
  is_link_paused boolean not null default false,
  -- counts the saves, so that one made from an older state is noticed
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((certificate is null) = (ademe_number is null))
);
create index property_owner on property (owner_id, created_at, id);
