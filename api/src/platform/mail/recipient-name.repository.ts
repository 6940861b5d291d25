import { nameInMail } from '@bailclair/domain/identity/name-in-mail.rules.ts'
import type { Db } from '#platform/database/db.ts'
import type { Mail } from './mail.schema.ts'

/** Adds the first name of the account with this address, on the site of the mail; a given name stays. */
export async function withNames(db: Db, mails: readonly Mail[]): Promise<Mail[]> {
  const tables = { owner: new Map<string, string | null>(), tenantProfile: new Map<string, string | null>() }
  for (const table of ['owner', 'tenantProfile'] as const) {
    const asked = mails.filter((mail) => mail.name === undefined && tableOf(mail) === table).map(({ to }) => to)
    if (asked.length === 0) continue
    // of two accounts with one mailbox, the last row wins: the one that signed in last
    const rows = await db
      .selectFrom(table)
      .select(['email', 'firstName'])
      .where('email', 'in', [...new Set(asked)])
      .orderBy('lastSignInOn')
      .execute()
    for (const { email, firstName } of rows) tables[table].set(email, firstName)
  }
  return mails.map((mail) => {
    const name = nameInMail(mail.name ?? tables[tableOf(mail)].get(mail.to))
    const { name: _, ...rest } = mail
    return name ? { ...rest, name } : rest
  })
}

const tableOf = ({ content }: Mail) => (content.site === 'tenant' ? 'tenantProfile' : 'owner')
