-- no transaction
-- Key rotation goes through the documents under a key in the order of their ids, and remembers where it is.
create index concurrently if not exists document_key_id_id on document (key_id, id);
drop index concurrently if exists document_key_id;
