import { acceptedDocumentsFor } from '@bailclair/domain/document/accepted-documents.rules.ts'
import { documentCategories } from '@bailclair/domain/document/document-category.rules.ts'
import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'
import { expect } from '@playwright/test'
import { createApplicant } from './applying.ts'
import type { Person } from './people.ts'
import { pdfFile } from './sample-files.ts'
import { openSession } from './session.ts'
import { decide } from './verifier.ts'

type Category = 'IDENTITY' | 'ADDRESS' | 'PROFESSIONAL' | 'INCOME' | 'GUARANTEE_BODY' | 'COMPANY'
type Document = { id: string; category: Category; status: string }
type Profile = {
  file?: {
    status: string
    number: string
    missing: object[]
    tenants: { isMe: boolean; status: string }[]
    documents: Document[]
    uploads: object[]
    guarantors: { id: string; documents: Document[] }[]
  }
}
export type TenantAccount = Awaited<ReturnType<typeof enterTenantArea>>

/** The first kind of the list; none for a list of one, and to replace a document, which keeps its kind. */
function declare(path: string): Record<string, string> {
  const category = documentCategories.find((one) => path.endsWith(`documents/${one}`))
  const holder = path.startsWith('guarantors/') ? 'PERSON' : 'TENANT'
  const [kind] = category ? acceptedDocumentsFor({ category, holder }) : []
  return kind ? { 'x-document-kind': kind } : {}
}

/** Someone with an account, who calls the API as the pages of the tenant area do: what a journey is not about needs no clicks. */
async function enterTenantArea(at: Addresses, given: Partial<Person> = {}) {
  const person = await createApplicant(at.identity, given)
  const session = await openSession(at, 'tenant', person)
  const authorization = `Bearer ${session.accessToken}`

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
    const headers = { 'content-type': mimeType, 'x-file-name': encodeURIComponent(name), ...declare(path) }
    await send(path, { method: 'POST', headers, body: new Uint8Array(buffer) })
    // on a slow machine the answer comes before the file is read
    await expect.poll(async () => (await profile()).file?.uploads, { timeout: 60_000 }).toEqual([])
    return profile()
  }
  const profile = async (): Promise<Profile> => (await send('profile', {})).json()

  return {
    person,
    session,
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

/** Someone with an account. `status`: also with a file of one person, submitted, and verified if VALIDATED. */
export async function newTenant(at: Addresses, { status, ...given }: TenantFacts = {}): Promise<TenantAccount> {
  const tenant = await enterTenantArea(at, given)
  if (!status) return tenant
  await tenant.fill()
  await tenant.submit()
  if (status === 'VALIDATED') await decide(tenant.person.email)
  return tenant
}
