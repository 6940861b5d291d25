-- PDFs of rental files that were given out, so that anybody can check one (decision 192). Nothing says whose they were.
create table issued_pdf (
  -- printed on every page
  code text primary key check (code ~ '^[2-9A-HJKMNP-TV-Z]{12}$'),
  -- of the whole file
  sha256 bytea not null unique check (length(sha256) = 32),
  issued_on date not null
);
create index issued_pdf_issued_on on issued_pdf (issued_on);
