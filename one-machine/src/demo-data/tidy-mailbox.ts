import { setTimeout as sleep } from 'node:timers/promises'
import { runSql } from '#postgres/run-sql.ts'
import { demonstration } from '#stack/demonstration.ts'
import type { DemoTarget } from './demo-target.ts'

type Mail = { id: string; to: string }

/** Of each account that the table names, the newest so many stay. */
const kept = 5
const patience = 30_000 // ms

/**
 * Making the demonstration sends a mail for each thing that happens, as the product does; a newcomer would not find
 * their own among them (decision 132). Those to invented people go, and of those to the accounts of the table all but
 * the newest. Mails to anyone else stay: they are of who is trying things out meanwhile. Tells how many have gone.
 */
export async function tidyMailbox({ at, databaseUrl, giveUp }: DemoTarget): Promise<number> {
  for (const began = Date.now(); (await hasMailsToSend(databaseUrl)) && Date.now() - began < patience; )
    await sleep(500, undefined, { signal: giveUp })
  const address = `${at.mailbox}/api/messages`
  const mails = (await (await fetch(address, { signal: giveUp })).json()) as Mail[] // newest first
  const accounts = [demonstration.owner, demonstration.tenant, demonstration.tenantToCorrect].map(({ email }) => email)
  const toInvented = mails.filter(({ to }) => to.endsWith(`@${demonstration.inventedDomain}`))
  const older = accounts.flatMap((account) => mails.filter(({ to }) => to === account).slice(kept))
  const gone = [...toInvented, ...older]
  // an empty list would name all of them
  if (gone.length > 0) {
    const named = gone.map(({ id }) => `id=${id}`).join('&')
    await fetch(`${address}?${named}`, { method: 'DELETE', signal: giveUp })
  }
  return gone.length
}

async function hasMailsToSend(databaseUrl: string): Promise<boolean> {
  const rows = await runSql(databaseUrl, 'select from mail_outbox where sent_at is null and dead_at is null limit 1')
  return rows.length > 0
}
