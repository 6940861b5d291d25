-- no transaction
-- Applications without an answer, by the age of their consent.
create index concurrently if not exists application_unanswered on application (consented_at, id)
  where stage in ('RECEIVED', 'VISIT_PROPOSED', 'VISITED', 'SHORTLISTED');
