import { expect, type Page, type Response } from '@playwright/test'
import { applicationsOn, openApplicants } from '#support/applications.ts'
import { tabTo } from '#support/keyboard.ts'
import { completeProperty } from '#support/properties.ts'
import { test } from '#support/test.ts'

/** Words that occur in no text of the site. */
const first = { lastName: 'Quillévéré', firstName: 'Xanthippe', monthlyIncome: 2_000 }
const second = {
  lastName: 'Oumarougou',
  firstName: 'Zéphyrine',
  monthlyIncome: 3_000,
  guarantors: [{ monthlyIncome: 4_000 }],
}
const third = { lastName: 'Brzęczyk', firstName: 'Wawrzyniec', monthlyIncome: 1_500 }
const joiner = { lastName: 'Ngangoué', firstName: 'Théodorine', monthlyIncome: 1_100 }
const hidden = [first, second, third, joiner].flatMap(({ lastName, firstName }) => [lastName, firstName])

const table = (page: Page) => page.getByRole('table', { name: 'Candidatures côte à côte' })
const rowOf = (page: Page, field: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: field, exact: true }) })

/** The texts of everything that a page loads from now until it is asked for. */
function recordResponses(page: Page) {
  const bodies: Promise<string>[] = []
  const read = async (response: Response) => {
    // redirects and cancelled requests have no body
    const body = await response.body().catch(() => Buffer.alloc(0))
    return [response.url(), JSON.stringify(await response.allHeaders()), body.toString()].join('\n')
  }
  const record = (response: Response) => void bodies.push(read(response))
  page.on('response', record)
  return () => {
    // a later one could not be read any more when the page closes
    page.off('response', record)
    return Promise.all(bodies)
  }
}

test('[J-251] an owner compares three applications, no response names anybody, and one is chosen', async ({
  page,
  context,
  signedIn,
  at,
}) => {
  const { id, token } = await signedIn.save({ ...completeProperty, validated: true })
  await openApplicants(at).applyAll(token, [[first], [second, joiner], [third]])
  await page.goto(`/consulte-propriete/${id}`)
  const { box } = applicationsOn(page)
  const compare = page.getByRole('link', { name: 'Comparer', exact: true })
  await box('Quillévéré').check()
  await expect(compare).toHaveCount(0)
  await box('Oumarougou').check()
  await box('Brzęczyk').check()
  await compare.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comparer des candidatures')
  const columns = table(page).getByRole('columnheader')
  await expect(columns).toHaveText(['Information', 'Candidature A', 'Candidature B', 'Candidature C'])
  const incomes = rowOf(page, 'Revenus mensuels des locataires').getByRole('cell')
  const shown = await incomes.allTextContents()

  // Opened by its address alone: the list with the names was never in this page.
  const fresh = await context.newPage()
  const loaded = recordResponses(fresh)
  await fresh.goto(page.url())
  await expect(table(fresh)).toContainText(/Locataire 2\s: 1\s100\s€/)
  await expect(table(fresh)).toContainText(/Garant\s: 4\s000\s€/)
  await expect(fresh.getByText('25 critères')).toBeVisible()
  expect(await rowOf(fresh, 'Revenus mensuels des locataires').getByRole('cell').allTextContents()).toEqual(shown)
  await fresh.locator('.page-header-back').hover()
  await fresh.waitForLoadState('networkidle')
  const responses = await loaded()
  expect(responses.filter((text) => /\/comparison\n/.test(text))).toHaveLength(1)
  for (const text of [...responses, await fresh.content()])
    for (const name of hidden) expect(text.includes(name), `${name} in ${text.split('\n')[0]}`).toBe(false)
  await fresh.close()

  const place = shown.findIndex((text) => /1\s500\s€/.test(text))
  await page.getByRole('button', { name: `Choisir la candidature ${'ABC'[place]}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choisir ce candidat')
  await expect(page.getByText(/Vous choisissez\s: Brzęczyk Wawrzyniec/)).toBeVisible()
  await page.getByRole('button', { name: 'Confirmer mon choix' }).click()
  await expect(page.getByText(/Candidat choisi\s: Brzęczyk Wawrzyniec/)).toBeVisible()
})

test.describe('[J-252] on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('two applications are compared by keyboard, and a third that is not verified is left out', async ({
    page,
    signedIn,
    at,
  }) => {
    const { id, token } = await signedIn.save({ ...completeProperty, validated: true })
    await openApplicants(at).applyAll(token, [[first], [second], [{ ...third, status: 'TO_PROCESS' }]])
    await page.goto(`/consulte-propriete/${id}`)
    for (const name of ['Brzęczyk', 'Oumarougou', 'Quillévéré']) {
      await tabTo(page, applicationsOn(page).box(name))
      await page.keyboard.press('Space')
    }
    await tabTo(page, page.getByRole('link', { name: 'Comparer', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comparer des candidatures')
    await expect(page.getByText('1 dossier n’est pas encore vérifié.')).toBeVisible()
    await expect(rowOf(page, 'Taux d’effort hors charges').getByRole('cell')).toHaveText([
      /^Candidature A\d+\s%$/,
      /^Candidature B\d+\s%$/,
    ])
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)

    await page.emulateMedia({ media: 'print' })
    await expect(rowOf(page, 'Situation')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Choisir la candidature A' })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })

    await tabTo(page, page.getByRole('button', { name: 'Choisir la candidature B' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(/Vous choisissez\s: (Quillévéré|Oumarougou)/)).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comparer des candidatures')
  })
})
