import { checkPlansOfWorker } from '@bailclair/one-machine/postgres/plans/check-plans.ts'

/** A new table is large unless it is listed here. */
const rules = {
  smallTables: {
    schema_migration: 'one row for each migration',
    signing_key: 'a few for each realm',
  },
  exceptions: {},
}

/** A new statement is explained as soon as a test runs it. */
checkPlansOfWorker(rules)
