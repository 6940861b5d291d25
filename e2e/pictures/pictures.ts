import { openHomes } from '@bailclair/one-machine/demo-data/owners.data.ts'
import type { Page } from '@playwright/test'
import { landing, type Picture, readme } from './picture.ts'

/** From the dashboard to a property with applications. */
const openProperty = async (page: Page, name: string) => {
  await page.getByRole('row').filter({ hasText: name }).getByRole('link').first().click()
  await page.getByRole('table').getByRole('rowheader').first().waitFor()
}
const share = async (page: Page) => {
  await openProperty(page, openHomes.croixRousse)
  await page
    .getByRole('button', { name: /^(Partager|Share)/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
}
const rentStep = async (page: Page) => {
  await openProperty(page, openHomes.croixRousse)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await page.goto(new URL(`/loyer-propriete/${id}`, page.url()).href)
  await page.getByRole('textbox').first().waitFor()
}

export const pictures: readonly Picture[] = [
  { name: 'add-a-property', as: 'owner', at: ({ web }) => `${web}/home`, act: rentStep, series: landing },
  { name: 'invite-a-tenant', as: 'owner', at: ({ web }) => `${web}/home`, act: share, series: landing },
  {
    name: 'manage-tenants',
    as: 'owner',
    at: ({ web }) => `${web}/home`,
    act: (page) => openProperty(page, openHomes.croixRousse),
    series: landing,
  },
  { name: 'dashboard', as: 'owner', at: ({ web }) => `${web}/home`, series: readme },
  {
    name: 'applications',
    as: 'owner',
    at: ({ web }) => `${web}/home`,
    act: (page) => openProperty(page, openHomes.croixRousse),
    series: readme,
  },
  { name: 'tenant-file', as: 'tenantToCorrect', at: ({ tenant }) => `${tenant}/mon-dossier`, series: readme },
  { name: 'tenant-accesses', as: 'tenant', at: ({ tenant }) => `${tenant}/acces`, series: readme },
]
