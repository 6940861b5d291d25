create type built_period as enum ('BEFORE_1946', '1946_1970', '1971_1990', '1991_2005', 'AFTER_2005');
create type charges_kind as enum ('PROVISIONS', 'FLAT_RATE');

-- What limits of rents depend on, and what an advert says. Null: not given, or not asked. Euros are cents.
alter table property
  add column rooms smallint,
  add column built_period built_period,
  add column last_rent_cents integer,
  add column last_rent_since date,
  add column long_unlet boolean,
  add column charges_kind charges_kind,
  add column deposit_cents integer,
  -- for a m²
  add column stated_ceiling_cents integer,
  add column rent_supplement_cents integer,
  add column climate_grade energy_letter,
  add column energy_cost_least_cents integer,
  add column energy_cost_most_cents integer,
  add column energy_cost_year smallint,
  add column energy_cost_last_year smallint,
  add column tenant_fees_cents integer,
  add column inventory_fees_cents integer,
  add column presentation text,
  -- rows are read by 0085, while others write
  add constraint property_rooms_check check (rooms between 1 and 30) not valid,
  add constraint property_last_rent_cents_check check (last_rent_cents > 0) not valid,
  add constraint property_long_unlet_check check (long_unlet) not valid,
  add constraint property_deposit_cents_check check (deposit_cents >= 0) not valid,
  add constraint property_stated_ceiling_cents_check check (stated_ceiling_cents > 0) not valid,
  add constraint property_rent_supplement_cents_check check (rent_supplement_cents >= 0) not valid,
  add constraint property_energy_cost_least_cents_check check (energy_cost_least_cents > 0) not valid,
  add constraint property_energy_cost_most_cents_check check (energy_cost_most_cents > 0) not valid,
  add constraint property_energy_cost_year_check check (energy_cost_year between 2015 and 2100) not valid,
  add constraint property_energy_cost_last_year_check check (energy_cost_last_year between 2015 and 2100) not valid,
  add constraint property_tenant_fees_cents_check check (tenant_fees_cents >= 0) not valid,
  add constraint property_inventory_fees_cents_check check (inventory_fees_cents >= 0) not valid;
