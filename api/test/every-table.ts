import { apiRetention, identityRetention } from '@bailclair/domain/retention/retention-table.ts'

type Sql = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
type Databases = { api: { sql: Sql }; identity: { sql: Sql } }

/** Tables that a test of deletions leaves empty, and why no deletion has to erase their rows. */
const excepted: Readonly<Record<string, string>> = {
  'api.document_copy': 'random names of bytes, while the copy command runs',
  'api.job_lease': 'a random number of a process',
  'api.application_tally': 'numbers; what is deleted is counted down, and a job removes what is zero',
  'api.account_tombstone': 'written by the deletion',
  'api.audit_seal': 'hashes of entries under pseudonyms',
  'api.external_file': 'its system deletes the file',
  'api.identity_event': 'hashes that name nobody',
  'api.identity_task': 'a queue, written by the deletion',
  'api.job_run': 'nobody is in it',
  'api.law_change': 'nobody is in it',
  'api.part_release': 'a verifier, under a pseudonym',
  'api.rent_index': 'nobody is in it',
  'api.saved_phrase': 'a verifier, under a pseudonym',
  'api.session_cut_off': 'pseudonyms, for a day',
  'api.session_denied': 'written by signing out',
  'api.signal_tally': 'nobody is in it',
  'api.statistic': 'nobody is in it',
  'api.statistic_change': 'nobody is in it',
  'api.trust_authority': 'nobody is in it',
  'api.trust_certificate': 'nobody is in it',
  'api.trust_import': 'nobody is in it',
  'api.trust_revocation': 'nobody is in it',
  'api.trust_revocation_list': 'nobody is in it',
  'api.verification': 'nobody is in it',
  'api.webhook_delivery': 'nobody is in it',
  'identity.account_role': 'verifiers only',
  'identity.federation_request': 'minutes, before anybody is known',
  'identity.sign_in_attempt': 'keyed hashes, for minutes',
}

/** Tables of the retention tables that should have a row by now, and have none. */
export async function emptyTables(databases: Databases): Promise<string[]> {
  const found: string[] = []
  for (const [name, retention] of [
    ['api', apiRetention],
    ['identity', identityRetention],
  ] as const)
    for (const table of Object.keys(retention)) {
      const isEmpty = (await databases[name].sql(`select from ${table} limit 1`)).length === 0
      if (isEmpty && !(`${name}.${table}` in excepted)) found.push(`${name}.${table}`)
    }
  return found
}

/** Rows about every application and tenant there is, which verifiers and readers of a file would leave. */
export async function addRowsOfReaders({ api }: Databases, words: string): Promise<void> {
  const { sql } = api
  await sql(
    `insert into viewing_link (application_id, token_hash, recipient, created_at, expires_at)
      select id, sha256(id::text::bytea), $1, now(), now() + interval '1 day' from application`,
    [words],
  )
  await sql(`insert into viewing_link_visit (viewing_link_id, kind, hour, visited_at)
    select id, 'VIEW', date_trunc('hour', now()), now() from viewing_link`)
  await sql(`insert into file_visit (application_id, kind, hour, visited_at)
    select id, 'VIEW', date_trunc('hour', now()), now() from application`)
  await sql(
    `with answered as (insert into answer (property_id, text, tells_reason, decided_at, leaves_at)
        select distinct property_id, 'SIMPLE', true, now(), now() from application returning id, property_id)
      insert into answered_application
        (application_id, answer_id, reason, words, stage_before, access_ends_before, purged_before)
        select application.id, answered.id, 'OTHER', $1, 'RECEIVED', access_ends_on, purged_on
        from application join answered using (property_id)`,
    [words],
  )
  await sql(
    `insert into stage_notice (application_id, told_stage, told_at) select id, 'VISITED', now() from application`,
  )
  await sql(`insert into journal_seal (event_id, property_id, at, position, previous, hash)
    select id, property_id, at, id, sha256('before'), sha256('entry') from application_event`)
  await sql(`insert into notification (property_id, rental_file_id, news)
    select property_id, rental_file_id, 'VERIFIED' from application`)
  await sql(
    `insert into part_note (tenant_id, notes, saved_at) select id, jsonb_build_object('note', $1::text), now() from tenant`,
    [words],
  )
  await sql(
    `insert into second_opinion (tenant_id, asked_by, asked_at, question) select id, '\\x00', now(), $1 from tenant`,
    [words],
  )
  await sql(`insert into signal_opinion (document_id, kind, is_useful) select id, 'SAVED_AGAIN', true from document`)
  await sql(`insert into conversation (application_id, message_count) select id, 1 from application`)
  await sql(
    `insert into message (application_id, number, key, sent_by, text, sent_at)
      select id, 1, gen_random_uuid(), 'OWNER', $1, now() from application`,
    [words],
  )
  await sql(`insert into conversation_reader (application_id, tenant_id, unread)
    select application.id, tenant.id, 1 from application join tenant using (rental_file_id)`)
  await sql(
    `insert into message_report (message_id, side, reason, words, reported_at)
      select id, 'APPLICANT', 'OTHER', $1, now() from message`,
    [words],
  )
  await sql(
    `insert into private_note (application_id, text, version, saved_at) select id, $1, 1, now() from application`,
    [words],
  )
  await sql(`insert into visit_slot (property_id, starts_at, duration_minutes, buffer_minutes, places, created_at)
    select id, now() + interval '1 day', 30, 0, 5, now() from property`)
  await sql(`insert into visit_booking (slot_id, application_id, booked_at)
    select visit_slot.id, application.id, now() from application join visit_slot using (property_id)`)
  await sql(`insert into visit_feed (owner_id, token_hash, token_sealed, token_key_id, created_at)
    select id, sha256(id::text::bytea), '', '', now() from owner`)
  await sql(
    `insert into upload (id, tenant_id, category, kind, file_name, created_at, size, state, refusal)
      select gen_random_uuid(), id, 'INCOME', 'PAYSLIPS', $1, now(), 1, 'FAILED', 'DocumentUnreadable' from tenant`,
    [words],
  )
  await sql(`insert into upload (id, tenant_id, category, kind, file_name, created_at, size, store_key, wrapped_key, key_id)
    select gen_random_uuid(), id, 'INCOME', 'PAYSLIPS', 'a.pdf', now(), 1, md5(id::text), '', '' from tenant`)
  await sql(`insert into issued_pdf (code, sha256, issued_on) values ('K7QX2345ABCD', sha256('pdf'), current_date)`)
}
