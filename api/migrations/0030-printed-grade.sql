create type energy_letter as enum ('A', 'B', 'C', 'D', 'E', 'F', 'G');

-- the letter that the owner copied from a certificate
alter table property add column dpe_grade energy_letter;
