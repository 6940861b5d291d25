-- no transaction
-- what the worker looks for that recognises words
create index concurrently if not exists document_reading_words on document_reading (read_at)
  where words_due_at is not null;
