-- A migration of its own, so that nobody waits while tables are counted: the triggers are there, and what they have
-- appended since is part of this one statement's snapshot.
insert into statistic (name, day, bucket, count)
select name, day, bucket, sum(count) from (
  select found.* from unnest(array['owner', 'property', 'rental_file', 'application', 'verification']) as counted,
    recount(counted, 0, 4294967294) as found
  union all
  select name, day, bucket, -count from statistic_change
) as rows group by name, day, bucket having sum(count) <> 0;
