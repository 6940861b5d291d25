-- «Is this your home?»: the owner said yes of a certificate that differs from the property
alter table property add column dpe_confirmed boolean not null default false;
