-- What was concluded about the signed codes of a document (decision 252), the gravest of several; null: not read yet.
-- code_matches_page: it is a tax notice, and its page says the same.
alter table document add column code_result text, add column code_kind text, add column code_checked_at timestamptz,
  add column code_matches_page boolean not null default false;
