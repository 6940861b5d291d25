-- The profile of an owner has a version, too (decision 228). Names are counted by the trigger of migration 0050.
create trigger owner_change_of_profile after update of email, pending_email, identity_federation, language on owner
  for each row
  when (old.email is distinct from new.email or old.pending_email is distinct from new.pending_email
    or old.identity_federation is distinct from new.identity_federation or old.language is distinct from new.language)
  execute function count_changed_owner();
