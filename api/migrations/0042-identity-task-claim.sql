-- Until when one instance has the task for itself, by the clock of the database; past or null: free. A release that does
-- not know the column ignores it.
alter table identity_task add column claimed_until timestamptz;
