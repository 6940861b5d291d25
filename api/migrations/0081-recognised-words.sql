-- Words on pages that are pictures come after their document (decision 260). When a worker may look for those of the
-- next page, or until when one has it for itself; null: none are missing.
alter table document_reading add column words_due_at timestamptz default now();
-- of the next page: one that ends its readers is given up
alter table document_reading add column words_attempts smallint not null default 0;
