-- no transaction
-- what the worker reads that reads documents from before
create index concurrently if not exists document_unread on document (read_due_at) where not is_read;
