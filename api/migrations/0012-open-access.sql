-- Whether the link of an application opens its file (decisions 19, 82): verified, within the period, not paused. The
-- one place that says so: the owner's list, an authority's page and the complete file all ask it, at each request. A
-- withdrawal, and the end of property or owner, take the row itself away.
create function is_access_open(application, today date) returns boolean language sql immutable
  return $1.file_status = 'VALIDATED' and $1.access_ends_on >= $2 and $1.paused_at is null;
