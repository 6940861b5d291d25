import { runSql } from '@bailclair/one-machine/postgres/run-sql.ts'
import { expect, type Page } from '@playwright/test'
import { getDatabaseUrl } from '#support/addresses.ts'
import { applicationsOn } from '#support/applications.ts'
import { completeProperty } from '#support/properties.ts'
import { openSignedIn } from '#support/session.ts'
import { test } from '#support/test.ts'

/** Statuses and sizes of the answers to a route, from now on. */
function watchAnswers(page: Page, path: string) {
  const answers: { status: number; isTagged: boolean }[] = []
  page.on('response', (response) => {
    if (response.request().method() === 'GET' && new URL(response.url()).pathname === path)
      answers.push({ status: response.status(), isTagged: 'etag' in response.headers() })
  })
  return answers
}
const unchanged = { status: 304, isTagged: true }

test('[J-220] pages that nobody changes are told so without a list, and follow a change within 5 s', async ({
  page,
  signedIn,
  at,
  newTenant,
}) => {
  const { id, token } = await signedIn.save({ ...completeProperty, validated: true })
  const ana = await newTenant({ status: 'VALIDATED' })
  await ana.apply(token)
  for (const [address, path] of [
    [`/consulte-propriete/${id}`, `${new URL(at.api).pathname}property/${id}`],
    ['/candidatures', `${new URL(at.api).pathname}owner/applications`],
  ] as const) {
    await page.goto(address)
    const row = page.getByRole('row').filter({ hasText: 'Durand Ana' })
    await expect(row).toContainText(/2\s602\s€/)
    // the first of them may follow the mark that the application was seen
    const answers = watchAnswers(page, path)
    await expect.poll(() => answers.slice(-2)).toEqual([unchanged, unchanged])
    const before = answers.length
    await runSql(getDatabaseUrl(), 'update application set paused_at = now() where property_id = $1', [id])
    await expect(row).toContainText('Le candidat a mis l’accès en pause', { timeout: 5_000 })
    expect(answers.slice(before).map(({ status }) => status)).toContain(200)
    await runSql(getDatabaseUrl(), 'update application set paused_at = null where property_id = $1', [id])
  }
})

test('[J-221] a withdrawn file leaves the owner’s screen within 5 s of polls that were all unchanged', async ({
  page,
  otherDevice,
  signedIn,
  at,
  newTenant,
}) => {
  const { id, token } = await signedIn.save({ ...completeProperty, validated: true })
  const ana = await newTenant({ status: 'VALIDATED' })
  await ana.apply(token)
  await page.goto(`/consulte-propriete/${id}`)
  const row = applicationsOn(page).rowOf('Durand Ana')
  await expect(row).toContainText(/2\s602\s€/)
  const answers = watchAnswers(page, `${new URL(at.api).pathname}property/${id}`)

  await openSignedIn(otherDevice, `${at.tenant}/acces`, ana.session)
  await otherDevice.getByRole('button', { name: /^Retirer mon dossier/ }).click()
  await expect.poll(() => answers.slice(-2)).toEqual([unchanged, unchanged])
  await otherDevice.getByRole('alertdialog').getByRole('button', { name: 'Retirer mon dossier' }).click()
  await expect(otherDevice.getByRole('heading', { name: 'Personne ne voit votre dossier' })).toBeVisible()
  await expect(row).toHaveCount(0, { timeout: 5_000 })
})
