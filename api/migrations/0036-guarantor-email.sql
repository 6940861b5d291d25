-- Where the service tells a guarantor what is kept about them; null when the tenant hands the notice over.
alter table guarantor add column email text;
