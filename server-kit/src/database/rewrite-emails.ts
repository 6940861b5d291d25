import { canonicalEmail } from '@bailclair/domain/identity/email.rules.ts'
import type pg from 'pg'
import { openSession } from './open-session.ts'

/** A column with addresses; `key` identifies its rows. */
export type EmailColumn = { table: string; column: string; key: string }

/** A row that stays as it was: another one already has its address. */
export type EmailTwin = { table: string; key: string; email: string }

const uniqueViolation = '23505'

/**
 * Rewrites addresses that were stored before their domains had one form (UTS 46, decision 178): SQL cannot compute it.
 * Two accounts of one mailbox are reported, for the operator to settle; nothing is merged.
 */
export async function rewriteEmails(databaseUrl: string, columns: readonly EmailColumn[]): Promise<EmailTwin[]> {
  const client = await openSession(databaseUrl, 'bailclair-migrate')
  try {
    const twins: EmailTwin[] = []
    for (const column of columns) twins.push(...(await rewriteColumn(client, column)))
    return twins
  } finally {
    await client.end()
  }
}

async function rewriteColumn(client: pg.Client, { table, column, key }: EmailColumn): Promise<EmailTwin[]> {
  const twins: EmailTwin[] = []
  const { rows } = await client.query<{ key: string; stored: string }>(
    `select ${key}::text as key, ${column} as stored from ${table} where ${column} ~ '[^ -~]' order by ${key}`,
  )
  for (const row of rows) {
    const email = canonicalEmail(row.stored)
    const change = `update ${table} set ${column} = $1 where ${key}::text = $2 and ${column} = $3`
    try {
      await client.query(change, [email, row.key, row.stored])
    } catch (error) {
      if ((error as { code?: unknown }).code !== uniqueViolation) throw error
      twins.push({ table, key: row.key, email })
    }
  }
  return twins
}
