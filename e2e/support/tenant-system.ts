import { createHmac, randomUUID } from 'node:crypto'
import { demonstration } from '@bailclair/one-machine/stack/demonstration.ts'
import type { Person } from './people.ts'

type FileStatus = 'INCOMPLETE' | 'TO_PROCESS' | 'VALIDATED' | 'DECLINED'
export type Member = Person & {
  /** Of their account, if they have one. */
  subject?: string
  status?: FileStatus
  monthlyIncome?: number
  guarantors?: { monthlyIncome: number }[]
}
type Tenants = [initiator: Member, ...joiners: Member[]]

/** An authority's own tenant system, which delivers rental files by the signed webhook (docs/operations.md). */
export function openTenantSystem(api: string) {
  /** The clock of that system: each state of a file is later than the one before. */
  let last = Date.now() - 60_000

  async function send(event: object) {
    last += 1
    const body = JSON.stringify({ updatedAt: new Date(last).toISOString(), ...event })
    const timestamp = String(Math.floor(Date.now() / 1_000))
    const signature = createHmac('sha256', demonstration.webhookSecret).update(`${timestamp}.${body}`).digest('hex')
    const response = await fetch(`${api}webhook/files`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-bailclair-timestamp': timestamp,
        'x-bailclair-signature': signature,
      },
      body,
    })
    if (response.status !== 204) throw new Error(`The delivery was refused: ${response.status}`)
  }

  return {
    /** A file of one person, of a couple, or of flatmates; `change` delivers it again. */
    newFile: async (tenants: Tenants) => {
      const id = randomUUID()
      const change = (members: Tenants) =>
        send({
          event: 'FILE_UPDATED',
          id,
          applicationType: (['ALONE', 'COUPLE'] as const)[members.length - 1] ?? 'GROUP',
          tenants: members.map(({ password: _, status = 'VALIDATED', monthlyIncome = 2_400, ...person }, place) => ({
            ...person,
            id: `${id}-${place}`,
            tenantType: place === 0 ? 'CREATE' : 'JOIN',
            status,
            monthlyIncome,
          })),
        })
      await change(tenants)
      return { change, remove: () => send({ event: 'FILE_DELETED', id }) }
    },
  }
}
