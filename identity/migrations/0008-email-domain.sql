-- Domains of addresses have one form, `xn--…` for letters outside ASCII. SQL cannot compute it (UTS 46), so
-- `node identity/src/migrate.ts` rewrites them; what stays in this index is a second account of one mailbox.
create index account_email_not_ascii on account (id) where email ~ '[^ -~]';
