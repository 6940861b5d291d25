-- Figures ask when and how, never who; nor whether a verdict was its file's last. Who decided is in the audit log, and
-- goes from there after twelve months (decision 171).
alter table verification
  drop column verifier,
  drop column completes_file;
