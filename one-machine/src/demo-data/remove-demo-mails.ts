import { setTimeout as sleep } from 'node:timers/promises'
import { runSql } from '#postgres/run-sql.ts'
import { demonstration } from '#stack/demonstration.ts'
import type { DemoTarget } from './demo-target.ts'

type Mail = { id: string; to: string }

/** Newest mails that each account in the table of `npm start` keeps. */
const keptMails = 5
/** Jobs that write mails run every minute. */
const timeoutMs = 90_000

/**
 * Removes the mails that making the demo data sent, so that newcomers find their own (decision 132). Mails to other
 * addresses stay: they belong to people who try the product meanwhile. Returns the number of removed mails.
 */
export async function removeDemoMails({ at, databaseUrl, signal }: DemoTarget): Promise<number> {
  for (const began = Date.now(); (await hasMailsToSend(databaseUrl)) && Date.now() - began < timeoutMs; )
    await sleep(500, undefined, { signal })
  const address = `${at.mailbox}/api/messages`
  const mails = (await (await fetch(address, { signal })).json()) as Mail[] // newest first
  const accounts = [demonstration.owner, demonstration.tenant, demonstration.tenantToCorrect].map(({ email }) => email)
  const toInvented = mails.filter(({ to }) => to.endsWith(`@${demonstration.inventedDomain}`))
  const older = accounts.flatMap((account) => mails.filter(({ to }) => to === account).slice(keptMails))
  const removed = [...toInvented, ...older]
  // DELETE without ids would remove all mails
  if (removed.length > 0) {
    const ids = removed.map(({ id }) => `id=${id}`).join('&')
    await fetch(`${address}?${ids}`, { method: 'DELETE', signal })
  }
  return removed.length
}

async function hasMailsToSend(databaseUrl: string): Promise<boolean> {
  const rows = await runSql(
    databaseUrl,
    `select from mail_outbox where sent_at is null and dead_at is null
      union all select from stage_notice where due_at <= now()
      union all select from answer where left_at is null and leaves_at <= now() limit 1`,
  )
  return rows.length > 0
}
