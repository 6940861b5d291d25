import { runSql } from '@bailclair/one-machine/postgres/run-sql.ts'
import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'
import { expect } from '@playwright/test'
import { getDatabaseUrl } from './addresses.ts'
import { createApplicant } from './applying.ts'
import type { Person } from './people.ts'
import { pdfFile } from './sample-files.ts'
import { getTenantToken } from './tenant-token.ts'

type Category = 'IDENTITY' | 'ADDRESS' | 'PROFESSIONAL' | 'INCOME' | 'GUARANTEE_BODY' | 'COMPANY'
type Document = { id: string; category: Category; status: string }
type Profile = {
  file?: {
    status: string
    missing: object[]
    tenants: { isMe: boolean; status: string }[]
    documents: Document[]
    guarantors: { id: string; documents: Document[] }[]
  }
}
export type TenantAccount = Awaited<ReturnType<typeof enterTenantArea>>

/** Someone with an account, who calls the API as the pages of the tenant area do: what a journey is not about needs no clicks. */
async function enterTenantArea(at: Addresses, given: Partial<Person> = {}) {
  const person = await createApplicant(at.identity, given)
  const authorization = `Bearer ${await getTenantToken(at, person)}`

  async function send(path: string, init: RequestInit): Promise<Response> {
    const headers = { authorization, 'accept-language': 'fr', ...(init.headers as Record<string, string>) }
    const response = await fetch(`${at.api}tenant/${path}`, { ...init, headers })
    expect(response.ok, `${path}: ${response.status}`).toBe(true)
    return response
  }
  const ask = async (path: string, body: object): Promise<Profile> => {
    const headers = { 'content-type': 'application/json' }
    return (await send(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  }
  const give = async (path: string, { name, mimeType, buffer } = pdfFile('justificatif.pdf')): Promise<Profile> => {
    const headers = { 'content-type': mimeType, 'x-file-name': encodeURIComponent(name) }
    return (await send(path, { method: 'POST', headers, body: new Uint8Array(buffer) })).json()
  }
  const profile = async (): Promise<Profile> => (await send('profile', {})).json()

  return {
    person,
    profile,
    ask,
    give,
    /** Everything that the team needs of someone with a salary; in a file of their own, unless they are in one. */
    fill: async () => {
      const { firstName, lastName } = person
      if (!(await profile()).file) await ask('file', { applicationType: 'ALONE' })
      await ask('names', { firstName, lastName })
      const incomes = [{ kind: 'SALARY', monthlyAmount: 2_602 }]
      await ask('situation', { situation: 'PERMANENT_CONTRACT', incomes })
      for (const category of ['IDENTITY', 'ADDRESS', 'PROFESSIONAL', 'INCOME']) await give(`documents/${category}`)
    },
    submit: () => ask('submit', { declaration: true }),
    /** By the share link, with consent. */
    apply: async (token: string) => {
      const response = await fetch(`${at.api}property/public/subscribe/${token}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ access: true, kcToken: authorization.replace('Bearer ', '') }),
      })
      expect(response.status, await response.text()).toBe(200)
    },
  }
}

export type TenantFacts = Partial<Person> & { status?: 'TO_PROCESS' | 'VALIDATED' }

/** Someone with an account; with a status, alone in a file that was handed in, and verified if it says so. */
export async function newTenant(at: Addresses, { status, ...given }: TenantFacts = {}): Promise<TenantAccount> {
  const tenant = await enterTenantArea(at, given)
  if (!status) return tenant
  await tenant.fill()
  await tenant.submit()
  if (status === 'VALIDATED') await decide(tenant.person.email, {})
  return tenant
}

/**
 * The verdict of the team on what a tenant handed in, as its desk leaves it: documents of the category that is declined,
 * for that reason, and every other one accepted.
 */
export async function decide(
  email: string,
  { declined, reason, comment }: { declined?: Category; reason?: string; comment?: string },
) {
  const url = getDatabaseUrl()
  await runSql(
    url,
    `update document set
       status = (case when category::text = $2 then 'DECLINED' else 'ACCEPTED' end)::document_status,
       reason = case when category::text = $2 then $3 end, comment = case when category::text = $2 then $4 end
     where tenant_id in (select id from tenant where email = $1)
       or guarantor_id in (select g.id from guarantor g join tenant t on t.id = g.tenant_id where t.email = $1)`,
    [email, declined ?? null, reason ?? null, comment ?? null],
  )
  await runSql(url, `update tenant set status = $2 where email = $1`, [email, declined ? 'DECLINED' : 'VALIDATED'])
  // what is declined stands out; verified is a file in which everyone is
  await runSql(
    url,
    `update rental_file f set last_update_at = now(), status = case
       when exists (select from tenant t where t.rental_file_id = f.id and t.status = 'DECLINED') then 'DECLINED'
       when exists (select from tenant t where t.rental_file_id = f.id and t.status <> 'VALIDATED') then f.status
       else 'VALIDATED' end::file_status
     where id = (select rental_file_id from tenant where email = $1)`,
    [email],
  )
}
