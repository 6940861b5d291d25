create type built_period as enum ('BEFORE_1946', '1946_1970', '1971_1990', '1991_2005', 'AFTER_2005');
create type charges_kind as enum ('PROVISIONS', 'FLAT_RATE');

-- What limits of rents depend on, and what an advert says. Null: not given, or not asked. Euros are cents.
alter table property
  add column rooms smallint check (rooms between 1 and 30),
  add column built_period built_period,
  add column last_rent_cents integer check (last_rent_cents > 0),
  add column last_rent_since date,
  add column long_unlet boolean check (long_unlet),
  add column charges_kind charges_kind,
  add column deposit_cents integer check (deposit_cents >= 0),
  -- for a m²
  add column stated_ceiling_cents integer check (stated_ceiling_cents > 0),
  add column rent_supplement_cents integer check (rent_supplement_cents >= 0),
  add column climate_grade energy_letter,
  add column energy_cost_least_cents integer check (energy_cost_least_cents > 0),
  add column energy_cost_most_cents integer check (energy_cost_most_cents > 0),
  add column energy_cost_year smallint check (energy_cost_year between 2015 and 2100),
  add column energy_cost_last_year smallint check (energy_cost_last_year between 2015 and 2100),
  add column tenant_fees_cents integer check (tenant_fees_cents >= 0),
  add column inventory_fees_cents integer check (inventory_fees_cents >= 0),
  add column presentation text;
