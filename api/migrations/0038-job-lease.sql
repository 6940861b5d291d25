-- Which instance runs the scheduled jobs, and until when unless it renews: one row while one does.
create table job_lease (
  name text primary key,
  -- of the process; made anew at each start
  holder uuid not null,
  -- by the clock of the database: clocks of instances may differ
  expires_at timestamptz not null
);
