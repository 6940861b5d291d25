-- The profile of an owner has a version, too (decision 228). Names are counted by the trigger of migration 0050.
create trigger owner_change_of_profile after update of email, pending_email, identity_federation, language on owner
  for each row
  when ((old.email, old.pending_email, old.identity_federation, old.language)
    is distinct from (new.email, new.pending_email, new.identity_federation, new.language))
  execute function count_changed_owner();
