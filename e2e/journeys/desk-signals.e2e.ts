import { expect, type Page } from '@playwright/test'
import { title } from '#support/applying.ts'
import { deskDocument, giveBack, leaveQueue, openQueue, pressKeys, takeButton, takePart } from '#support/desk-pages.ts'
import { tabTo } from '#support/keyboard.ts'
import { forgedPayslips } from '#support/sample-files.ts'
import { test } from '#support/test.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Signaux' })
const opinionOn = (page: Page, signal: string) => panel(page).getByRole('group', { name: new RegExp(signal) })

/** From one document to the next, by its letter. */
async function goToPayslips(page: Page) {
  const shown = page.locator('#viewer-title')
  await shown.waitFor()
  await expect(async () => {
    await pressKeys(page, 'n')
    await expect(shown).toHaveText('Bulletins de salaire, n° 1', { timeout: 1_000 })
  }).toPass()
}

test('[J-263] a verifier looks at a signal, says that it was useful, and finds that in the figures', async ({
  page,
  at,
  newTenant,
}) => {
  const will = await newTenant({ firstName: 'Will', lastName: 'Xavier' })
  await will.ask('file', { applicationType: 'ALONE' })
  await will.give('documents/INCOME', await forgedPayslips(will.person, 'SUM_WRONG'))
  await will.fill()
  await will.submit()
  await takePart(page, at, will.person)
  const openPayslips = () => deskDocument(page, 'Bulletins de salaire, n° 1').click()

  // other journeys send the same blank pages, so these may have a signal, too
  await expect(page.getByRole('img', { name: /^Carte nationale d’identité/ })).toBeVisible()
  await openPayslips()
  const wrongSum = panel(page).getByRole('listitem').filter({ hasText: 'Montants qui ne tombent pas juste' })
  await expect(wrongSum).toContainText('À regarder d’abord')
  await wrongSum
    .getByRole('button', { name: /^Montrer Page 1/ })
    .first()
    .click()
  const mark = page.getByRole('img', { name: /^Repéré page 1\s: Écrit\s: .* attendu\s: / })
  await expect(mark).toBeInViewport()
  const useful = opinionOn(page, 'Montants').getByRole('button', { name: 'Utile', exact: true })
  await useful.click()
  await expect(opinionOn(page, 'Montants')).toHaveAttribute('aria-busy', 'false')
  const late = Promise.withResolvers<void>()
  await page.route(/\/reading$/, async (route) => {
    await late.promise
    await route.continue()
  })
  await page.reload()
  await openPayslips()
  await expect(page.getByRole('img', { name: /^Bulletins de salaire/ })).toBeVisible()
  await expect(page.getByText('Chargement de la lecture…')).toBeVisible()
  const accept = page.getByRole('button', { name: 'Accepter', exact: true })
  const place = await accept.boundingBox()
  late.resolve()
  await expect(useful).toHaveAttribute('aria-pressed', 'true')
  // nothing moves under the pointer of somebody who is about to decide
  expect(await accept.boundingBox()).toEqual(place)
  await page.getByRole('button', { name: /^\d signa(l|ux)$/ }).click()
  await expect(page.getByRole('heading', { name: 'Signaux' })).toBeInViewport()

  await page.goto(`${at.desk}/chiffres`)
  const row = page.getByRole('table', { name: 'Signaux' }).getByRole('row').filter({ hasText: 'Montants' })
  await expect(row).toContainText(/100\s%/)
  await page.goBack()
  await giveBack(page)
  await expect(title(page)).toHaveText('File d’attente')
  await leaveQueue(will.person)
})

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('[J-264] on a phone with the keyboard alone: the same document in another file, and an opinion taken back', async ({
    page,
    at,
    newTenant,
  }) => {
    const [yann, zita] = [
      await newTenant({ firstName: 'Yann', lastName: 'Ulrich' }),
      await newTenant({ firstName: 'Zita', lastName: 'Vasseur' }),
    ]
    const payslips = await forgedPayslips(yann.person, 'EMPLOYER_NUMBER_WRONG')
    for (const { ask, give } of [yann, zita]) {
      await ask('file', { applicationType: 'ALONE' })
      await give('documents/INCOME', payslips)
    }
    await zita.fill()
    await zita.submit()
    await openQueue(page, at)
    await tabTo(page, takeButton(page, 'Z. V.'))
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText('Zita Vasseur')
    await goToPayslips(page)
    await expect(panel(page)).toContainText('Un autre dossier de location qui existe en ce moment contient ce fichier.')
    await expect(panel(page)).not.toContainText(/Yann|Ulrich/)
    const show = panel(page)
      .getByRole('button', { name: /^Montrer Page 1/ })
      .first()
    await tabTo(page, show)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('img', { name: /^Repéré page 1\s: .*clé de contrôle fausse$/ })).toBeInViewport()
    await expect(show).toBeFocused()
    const opinion = opinionOn(page, 'Même fichier')
    const notUseful = opinion.getByRole('button', { name: 'Pas utile' })
    await tabTo(page, notUseful)
    for (const isPressed of [true, false]) {
      await page.keyboard.press('Space')
      await expect(notUseful).toHaveAttribute('aria-pressed', String(isPressed))
      await expect(opinion).toHaveAttribute('aria-busy', 'false')
    }
    await expect(notUseful).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await page.reload()
    await expect(title(page)).toHaveText('Zita Vasseur')
    await goToPayslips(page)
    await expect(notUseful).toBeVisible()
    await expect(opinion.locator('[aria-pressed=true]')).toHaveCount(0)
    await giveBack(page)
    await expect(title(page)).toHaveText('File d’attente')
    await leaveQueue(zita.person)
  })
})
