import { createCaller } from '@bailclair/one-machine/demo-data/api-caller.ts'
import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'
import type { Page } from '@playwright/test'
import { createApplicant } from './applying.ts'
import { expect } from './patient-expect.ts'
import { inventPerson, type Person } from './people.ts'
import { type Member, openTenantSystem } from './tenant-system.ts'

type Names = Pick<Person, 'firstName' | 'lastName'>
type Facts = Omit<Member, keyof Person>
/** The members of a file, the initiator first. */
type Members = [initiator: Names & Facts, ...joiners: (Names & Facts)[]]

/** Applicants of `applyAll`, by their files: a worker creates each of them once, and they apply in several tests. */
const applicants = new Map<string, ReturnType<typeof createApplicantWithFile>>()

async function createApplicantWithFile(at: Addresses, [{ firstName, lastName, ...facts }, ...others]: Members) {
  const initiator = { ...(await createApplicant(at.identity, { firstName, lastName })), ...facts }
  const members = others.map((joiner) => ({ ...inventPerson(), ...joiner }))
  const file = await openTenantSystem(at.api).newFile([initiator, ...members])
  return { ...file, initiator, token: createCaller(at, 'tenant', initiator, new AbortController().signal).token }
}

function findApplicantWithFile(at: Addresses, members: Members) {
  const key = JSON.stringify(members)
  const applicant = applicants.get(key) ?? createApplicantWithFile(at, members)
  applicants.set(key, applicant)
  return applicant
}

/** People with files, who apply: what a journey is not about needs no browser. */
export function openApplicants(at: Addresses) {
  async function send(propertyToken: string, kcToken: string) {
    const response = await fetch(`${at.api}property/public/subscribe/${propertyToken}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ access: true, kcToken }),
    })
    expect(response.status, await response.text()).toBe(200)
  }

  return {
    /** Someone of this test alone, whose file may be changed and removed. */
    apply: async (token: string, members: Members) => {
      const applicant = await createApplicantWithFile(at, members)
      await send(token, await applicant.token())
      return applicant
    },
    /** One after the other: the last is the latest. */
    applyAll: async (token: string, files: readonly Members[]) => {
      for (const members of files) {
        const applicant = await findApplicantWithFile(at, members)
        await send(token, await applicant.token())
      }
    },
  }
}

/** Every type and status, with figures that words would put in another order than numbers do. */
export const sixFiles: readonly Members[] = [
  [{ lastName: 'Zola', firstName: 'Émile', monthlyIncome: 2_602 }],
  [
    { lastName: 'Abel', firstName: 'Inès', monthlyIncome: 2_000, guarantors: [{ monthlyIncome: 10_000 }] },
    { lastName: 'Roux', firstName: 'Théo', monthlyIncome: 1_000 },
  ],
  [
    { lastName: 'Éluard', firstName: 'Paul', monthlyIncome: 12_000, guarantors: [{ monthlyIncome: 900 }] },
    { lastName: 'Char', firstName: 'René', monthlyIncome: 500 },
    { lastName: 'Ponge', firstName: 'Lise', monthlyIncome: 510 },
  ],
  [{ lastName: 'Martin', firstName: 'Léa', monthlyIncome: 4_321, status: 'TO_PROCESS' }],
  [{ lastName: 'Noir', firstName: 'Jean', monthlyIncome: 5_432, status: 'DECLINED' }],
  [{ lastName: 'Petit', firstName: 'Zoé', monthlyIncome: 0 }],
]

/** The list of a property's applications, as its page shows it in French. */
export function applicationsOn(page: Page) {
  const table = page.getByRole('table', { name: 'Candidatures reçues pour ce bien' })
  return {
    table,
    header: (name: string) => table.getByRole('columnheader', { name, exact: true }),
    names: table.getByRole('rowheader'),
    rowOf: (name: string) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) }),
    box: (name: string) => table.getByRole('checkbox', { name }),
  }
}
