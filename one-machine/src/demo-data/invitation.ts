import { setTimeout as sleep } from 'node:timers/promises'
import type { Caller } from './caller.ts'
import type { DemoTarget } from './demo-target.ts'

const pause = 250 // ms
const limit = 60_000 // ms

/** Opens the mailed invitation, as whoever was invited would. */
export async function acceptInvitation({ at, giveUp }: DemoTarget, caller: Caller): Promise<void> {
  const address = `${at.mailbox}/api/messages?to=${encodeURIComponent(caller.person.email)}`
  const link = new RegExp(`${at.tenant}/\\S*/([\\w-]{43})\\b`)
  for (const began = Date.now(); Date.now() - began < limit; await sleep(pause, undefined, { signal: giveUp })) {
    const mails = (await (await fetch(address, { signal: giveUp })).json()) as { text: string }[]
    const token = mails.map(({ text }) => link.exec(text)?.[1]).find(Boolean)
    if (!token) continue
    await caller.post(`tenant/invitation/${token}/accept`, { consent: true })
    return
  }
  throw new Error(`${caller.person.email} got no invitation.`)
}
