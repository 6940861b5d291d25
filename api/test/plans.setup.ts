import { checkPlansOfWorker } from '@bailclair/one-machine/postgres/plans/check-plans.ts'

/** A new table is large unless it is listed here. */
const rules = {
  smallTables: {
    document_copy: 'what one copy command writes at the moment',
    document_erasure: 'a queue, emptied every minute',
    identity_task: 'a queue, emptied every few seconds',
    job_lease: 'one row for each lease',
    job_run: 'one row for each job',
    law_change: 'a few rows a year',
    rent_index: 'four rows a year',
    schema_migration: 'one row for each migration',
    signal_tally: 'one row for each kind of signal',
    statistic: 'one row for each figure and day',
    statistic_change: 'added up and removed every minute',
    trust_authority: 'a dozen authorities',
    trust_import: 'a few rows a year',
    trust_revocation_list: 'one row for each certificate of an authority',
  },
  exceptions: {
    'delete from partitions.': 'a test proves that the role of the API may not do it',
    'get_byte(uuid_send(id), 15)': 'a test changes a random fifth of a table',
    'update application set seen_at = now()': 'a test changes all applications',
    'update property set version = version + 1': 'a test changes all properties',
    'select "id" from "rental_file" for update': 'a test blocks the deletion of all files',
  },
}

/** A new statement is explained as soon as a test runs it. */
checkPlansOfWorker(rules)
