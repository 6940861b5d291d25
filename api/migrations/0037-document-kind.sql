-- What its owner declared it to be: a line of the list of the law (accepted-documents.rules.ts). Text, because the law
-- changes its lists. Null for documents from before it was asked for.
alter table document add column kind text;
