// Generated from the migrated database, never edited: vitest run --project api generate-schema-types --update
import type { ColumnType, Generated } from 'kysely'

export interface Schema {
  mailOutbox: {
    id: Generated<string>
    kind: string
    payload: ColumnType<unknown, string, string> | null
    createdAt: Generated<Date>
    attempts: Generated<number>
    nextAttemptAt: Generated<Date>
    lastFailure: string | null
    sentAt: Date | null
    deadAt: Date | null
  }
  rateBudget: {
    key: Buffer
    spent: number
    resetsAt: Date
  }
  schemaMigration: {
    name: string
    checksum: string
    appliedAt: Generated<Date>
  }
}
