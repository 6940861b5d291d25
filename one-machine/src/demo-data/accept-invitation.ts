import { setTimeout as sleep } from 'node:timers/promises'
import type { Caller } from './api-caller.ts'
import type { DemoTarget } from './demo-target.ts'

const pauseMs = 250
const timeoutMs = 60_000

/** Follows the link in the invitation mail, as the invited person does. */
export async function acceptInvitation({ at, signal }: DemoTarget, caller: Caller): Promise<void> {
  const address = `${at.mailbox}/api/messages?to=${encodeURIComponent(caller.person.email)}`
  const link = new RegExp(`${at.tenant}/\\S*/([\\w-]{43})\\b`)
  for (const began = Date.now(); Date.now() - began < timeoutMs; await sleep(pauseMs, undefined, { signal })) {
    const mails = (await (await fetch(address, { signal })).json()) as { text: string }[]
    const token = mails.map(({ text }) => link.exec(text)?.[1]).find(Boolean)
    if (!token) continue
    await caller.post(`tenant/invitation/${token}/accept`, { consent: true })
    return
  }
  throw new Error(`${caller.person.email} got no invitation.`)
}
