-- no transaction
-- the checks of 0084, read without keeping anybody out
alter table property validate constraint property_rooms_check;
alter table property validate constraint property_last_rent_cents_check;
alter table property validate constraint property_long_unlet_check;
alter table property validate constraint property_deposit_cents_check;
alter table property validate constraint property_stated_ceiling_cents_check;
alter table property validate constraint property_rent_supplement_cents_check;
alter table property validate constraint property_energy_cost_least_cents_check;
alter table property validate constraint property_energy_cost_most_cents_check;
alter table property validate constraint property_energy_cost_year_check;
alter table property validate constraint property_energy_cost_last_year_check;
alter table property validate constraint property_tenant_fees_cents_check;
alter table property validate constraint property_inventory_fees_cents_check;
