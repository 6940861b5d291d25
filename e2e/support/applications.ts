import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'
import { expect, type Page } from '@playwright/test'
import { createApplicant } from './applying.ts'
import { inventPerson, type Person } from './people.ts'
import { type Member, openTenantSystem } from './tenant-system.ts'
import { getTenantToken } from './tenant-token.ts'

type Names = Pick<Person, 'firstName' | 'lastName'>
type Facts = Omit<Member, keyof Person>
/** The members of a file, the initiator first. */
type Members = [initiator: Names & Facts, ...joiners: (Names & Facts)[]]

/** People with files, who apply: what a journey is not about needs no browser. */
export function openApplicants(at: Addresses) {
  const tenantSystem = openTenantSystem(at.api)

  async function apply(token: string, [{ firstName, lastName, ...facts }, ...others]: Members) {
    const initiator = { ...(await createApplicant(at.identity, { firstName, lastName })), ...facts }
    const file = await tenantSystem.newFile([initiator, ...others.map((joiner) => ({ ...inventPerson(), ...joiner }))])
    const response = await fetch(`${at.api}property/public/subscribe/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ access: true, kcToken: await getTenantToken(at, initiator) }),
    })
    expect(response.status, await response.text()).toBe(200)
    return { ...file, initiator }
  }

  return {
    apply,
    /** One after the other: the last is the latest. */
    applyAll: async (token: string, files: readonly Members[]) => {
      for (const members of files) await apply(token, members)
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
