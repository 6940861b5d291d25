import { openHomes } from '@bailclair/one-machine/demo-data/owners.data.ts'
import type { Page } from '@playwright/test'
import { landing, type Picture, readme } from './picture.ts'

/** From the dashboard to a property with applications. */
const openProperty = async (page: Page, name: string) => {
  await page.getByRole('row').filter({ hasText: name }).getByRole('link').first().click()
  await page.getByRole('table').getByRole('rowheader').first().waitFor()
}
/** Below 768 px tables are cards (decision 8). */
const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 768
/** A margin around what fills the width of a picture. */
const addMargin = async (page: Page) => {
  if (isNarrow(page)) return
  await page.evaluate(() => {
    document.body.style.paddingInline = '1.5rem'
  })
}
/** What is meant, without the rest of the page greyed behind it. */
const clearBackdrop = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      'html { scrollbar-gutter: auto !important; background: var(--background) !important } dialog { border: 1px solid var(--line) } ::backdrop { background: var(--background) !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
/** The link as an authority's own, not this machine's. */
const showPublicAddress = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('textbox')
    .first()
    .evaluate((field: HTMLInputElement) => {
      const { pathname } = new URL(field.value)
      field.value = `https://bailclair.example${pathname}`
      field.blur()
    })

const share = async (page: Page) => {
  await openProperty(page, openHomes.croixRousse)
  await page
    .getByRole('button', { name: /^(Partager|Share)/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('img').waitFor()
  await clearBackdrop(page)
  await showPublicAddress(page)
}
const rentStep = async (page: Page) => {
  await openProperty(page, openHomes.croixRousse)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await page.goto(new URL(`/loyer-propriete/${id}`, page.url()).href)
  await page.getByRole('textbox').first().waitFor()
  await addMargin(page)
}
/** Sorted as an owner may: verified files first, the rest of what can happen after them. */
const applications = async (page: Page) => {
  await openProperty(page, openHomes.croixRousse)
  await page.goto(`${page.url()}?tri=statut`)
  await page.getByRole('table').getByRole('rowheader').first().waitFor()
  await addMargin(page)
}

const openCompleteFile = async (page: Page) => {
  await openProperty(page, openHomes.croixRousse)
  await page
    .getByRole('link', { name: /^See the file/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: /^Rental file/ }).waitFor()
}
/** The part that waits longest, at its first document: an identity card. */
const takeOldest = async (page: Page) => {
  await page
    .getByRole('button', { name: /^(Take|Go on)/ })
    .first()
    .click()
  await page.getByRole('img').first().waitFor()
}

export const pictures: readonly Picture[] = [
  {
    name: 'add-a-property',
    as: 'owner',
    at: ({ web }) => `${web}/home`,
    act: rentStep,
    from: (page) => page.locator('.stepper'),
    series: landing,
  },
  { name: 'invite-a-tenant', as: 'owner', at: ({ web }) => `${web}/home`, act: share, series: landing },
  {
    name: 'manage-tenants',
    as: 'owner',
    at: ({ web }) => `${web}/home`,
    act: applications,
    // Where it is narrow, a screen of filters comes before the first application.
    from: (page) =>
      isNarrow(page)
        ? page.getByRole('row').nth(1)
        : page.getByRole('heading', { name: /^(Candidatures|Applications)$/ }),
    series: landing,
  },
  {
    name: 'dashboard',
    as: 'owner',
    at: ({ web }) => `${web}/home`,
    from: (page) => page.getByRole('heading', { level: 1 }),
    series: readme,
  },
  { name: 'share', as: 'owner', at: ({ web }) => `${web}/home`, act: share, series: readme },
  {
    name: 'applications',
    as: 'owner',
    at: ({ web }) => `${web}/home`,
    act: (page) => openProperty(page, openHomes.croixRousse),
    from: (page) => page.getByRole('heading', { level: 2, name: 'Applications' }),
    series: readme,
  },
  {
    name: 'complete-file',
    as: 'owner',
    at: ({ web }) => `${web}/home`,
    act: openCompleteFile,
    series: readme,
  },
  { name: 'file-to-correct', as: 'tenantToCorrect', at: ({ tenant }) => `${tenant}/mon-dossier`, series: readme },
  { name: 'accesses', as: 'tenant', at: ({ tenant }) => `${tenant}/acces`, series: readme },
  { name: 'desk', as: 'verifier', at: ({ desk }) => `${desk}/file-d-attente`, series: readme },
  { name: 'desk-part', as: 'verifier', at: ({ desk }) => `${desk}/file-d-attente`, act: takeOldest, series: readme },
]
