import { runSql } from '#postgres/run-sql.ts'
import type { DemoFile } from './demo-file.ts'

/*
 * SQL only moves dates into the past, because no call of the API accepts a date. Everything else in these rows was
 * made by the calls that the pages use (decision 132).
 */

/** Submitted `hours` ago. */
export async function backdateFile(databaseUrl: string, { tenants: [{ email }], hours }: DemoFile): Promise<void> {
  await runSql(
    databaseUrl,
    `with file as (
        update rental_file set created_at = now() - $2 * interval '1 hour' - interval '3 hours',
          last_update_at = least(last_update_at, now() - $2 * interval '1 hour')
        where id = (select rental_file_id from tenant where email = $1) returning id
      ), part as (
        update tenant set submitted_at = now() - $2 * interval '1 hour'
        where rental_file_id = (select id from file) and submitted_at is not null and status = 'TO_PROCESS' returning id
      )
      update document set created_at = now() - $2 * interval '1 hour' - interval '20 minutes'
      from tenant left join guarantor on guarantor.tenant_id = tenant.id
      where tenant.rental_file_id = (select id from file) and (document.tenant_id = tenant.id or guarantor_id = guarantor.id)
        and document.status = 'PENDING'`,
    [email, hours],
  )
}

/** The applicant gave access for a month, 40 days ago. */
export async function endAccess(
  databaseUrl: string,
  { tenants: [{ email }] }: DemoFile,
  property: string,
): Promise<void> {
  await runSql(
    databaseUrl,
    `update application set created_at = now() - interval '40 days', consented_at = now() - interval '40 days',
        access_ends_on = current_date - 10, purged_on = current_date + 80
      where rental_file_id = (select rental_file_id from tenant where email = $1)
        and property_id in (select id from property where name = $2)`,
    [email, property],
  )
}

/** Nobody signed in for 46 days, so the file is archived (decision 117). It has no documents. */
export async function archiveFile(databaseUrl: string, { tenants: [{ email }] }: DemoFile): Promise<void> {
  await runSql(
    databaseUrl,
    `with part as (update tenant set status = 'ARCHIVED' where email = $1 returning rental_file_id, profile_id),
      profile as (
        update tenant_profile set first_sign_in_on = current_date - 60, last_sign_in_on = current_date - 46,
          archive_warnings = 2, archive_warned_on = current_date - 9
        where id = (select profile_id from part)
      )
      update rental_file set status = 'ARCHIVED', created_at = now() - interval '60 days',
        last_update_at = now() - interval '1 day'
      where id = (select rental_file_id from part)`,
    [email],
  )
}

/** Verdicts of the last working days, so that the chart of the desk is not empty. They belong to no file. */
export async function addPastVerdicts(databaseUrl: string): Promise<void> {
  await runSql(
    databaseUrl,
    `insert into verification (submitted_at, decided_at, verdict)
      select decided_at - delay * interval '1 hour', decided_at,
        (case when n % 5 = 2 then 'DECLINED' else 'VALIDATED' end)::file_status
      from generate_series(1, 13) as day, generate_series(1, 6 + day * 7 % 5) as n,
        lateral (select current_date - day + (9 * 60 + n * 41) * interval '1 minute' as decided_at,
          5 + (day * 13 + n * 17) % 47 as delay) as verdict
      where extract(isodow from current_date - day) < 6`,
  )
}

/** The answers of a choice leave with the next run of the job instead of after 24 hours. */
export async function makeAnswersLeave(databaseUrl: string, propertyId: string): Promise<void> {
  await runSql(databaseUrl, 'update answer set leaves_at = now() where property_id = $1 and left_at is null', [
    propertyId,
  ])
}

/** Applicants are told of their stage with the next run of the job instead of after ten minutes. */
export async function tellStagesNow(databaseUrl: string, propertyId: string): Promise<void> {
  await runSql(
    databaseUrl,
    `update stage_notice set due_at = now() where due_at is not null
      and application_id in (select id from application where property_id = $1)`,
    [propertyId],
  )
}

/** The visit that an application has booked began an hour ago. */
export async function makeVisitPast(databaseUrl: string, applicationId: string): Promise<void> {
  await runSql(
    databaseUrl,
    `update visit_slot set starts_at = date_trunc('minute', now()) - interval '1 hour', created_at = now() - interval '1 day'
      where id in (select slot_id from visit_booking where application_id = $1) and starts_at > now()`,
    [applicationId],
  )
}

/**
 * Applied four days ago, before the choice. Events move too, unless the journal has sealed them: under its lock, because
 * a sealed event must not change (decision 248).
 */
export async function makeApplicationsOlder(databaseUrl: string, propertyId: string): Promise<void> {
  const isOfProperty = `property_id = '${propertyId}'`
  await runSql(
    databaseUrl,
    `begin;
      select pg_advisory_xact_lock(hashtextextended('journal ${propertyId}', 0));
      update application_event set at = at - interval '4 days'
        where ${isOfProperty} and at > now() - interval '1 day'
          and not exists (select from journal_seal where ${isOfProperty});
      update application set created_at = created_at - interval '4 days', consented_at = consented_at - interval '4 days',
        access_ends_on = access_ends_on - 4, purged_on = purged_on - 4
        where ${isOfProperty} and created_at > now() - interval '1 day';
    commit`,
  )
}
