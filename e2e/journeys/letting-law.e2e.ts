import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runSql } from '@bailclair/one-machine/postgres/run-sql.ts'
import { projectRoot } from '@bailclair/one-machine/project.ts'
import { expect, type Page } from '@playwright/test'
import { getDatabaseUrl } from '#support/addresses.ts'
import { openApplication } from '#support/conversation.ts'
import { tabTo } from '#support/keyboard.ts'
import { startWebServer } from '#support/more-web-servers.ts'
import { saveBy } from '#support/opened-files.ts'
import { certificates, completeProperty } from '#support/properties.ts'
import { openSignedIn } from '#support/session.ts'
import { test } from '#support/test.ts'
import { continueButton, expectStep } from '#support/wizard.ts'

// Rules end on days that these journeys may outlive: they read figures and words that hold on every day.

const inParis = { ...completeProperty, address: '12 Rue des Lilas 75011 Paris' }

const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test('[J-265] an owner in Paris is asked what limits the rent, and reads the reference rents', async ({
  page,
  signedIn,
}) => {
  const { id } = await signedIn.save(inParis)
  const limits = page.getByRole('region', { name: 'Ce que la loi dit de ce loyer' })
  await page.goto(`/loyer-propriete/${id}`)
  await expect(limits).toContainText('Encadrement des loyers : Paris')
  await expect(limits).toContainText('Pour connaître le plafond, il manque')

  await page.getByLabel('Nombre de pièces principales').fill('2')
  await page.getByLabel('Époque de construction').selectOption({ label: 'Avant 1946' })
  await expect(limits).toContainText(
    /Plafond \(loyer de référence majoré\)\s*\d+,\d\d\s€ par m², soit [\d\s,]+\s€ par mois/,
  )
  await expect(limits).toContainText('Arrêté du préfet')
  await expect(limits.getByRole('link', { name: /^Site officiel des loyers de référence/ })).toBeVisible()

  await page.getByLabel('Loyer du dernier locataire, hors charges').fill('640')
  await page.getByLabel('Date de ce dernier loyer').fill('01/09/2023')
  await expect(limits).toContainText('Entre deux locataires')
  // the index of the second quarter of 2023, and the newest one that is known
  await expect(limits).toContainText(/640\s€ × \d{3}(?:,\d+)? ÷ 140,59 = \d{3}(?:,\d+)?\s€/)
  await continueButton(page).click()
  await expectStep(page, 'diagnostic-propriete', id)
  expect(await signedIn.get(id)).toMatchObject({
    rooms: 2,
    builtPeriod: 'BEFORE_1946',
    lastRent: 640,
    lastRentSince: '2023-09-01',
  })

  const { id: elsewhere } = await signedIn.save({ ...completeProperty, address: '12 Rue des Lilas 87000 Limoges' })
  const place = page.waitForResponse(/\/rent-control$/)
  await page.goto(`/loyer-propriete/${elsewhere}`)
  expect(await (await place).json()).toMatchObject({ kind: 'FOUND', tenseZone: 'NOT_LISTED' })
  await expect(limits).toContainText('Charges')
  await expect(page.getByRole('main')).not.toContainText('Encadrement des loyers')
  await expect(page.getByLabel('Nombre de pièces principales')).toHaveCount(0)
})

test.describe('[J-266] an advert', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('says what is missing, warns about words, is copied and printed', async ({ page, signedIn }) => {
    const { id } = await signedIn.save({
      ...inParis,
      ademeNumber: certificates.active,
      dpeConfirmed: true,
      validated: true,
    })
    await page.goto(`/consulte-propriete/${id}`)
    await page.getByRole('link', { name: 'Annonce' }).click()
    const form = page.getByRole('form', { name: 'Ce que l’annonce doit dire de plus' })
    const advert = page.getByRole('region', { name: 'L’annonce' })
    await expect(advert).toContainText(/mentions? obligatoires? manquantes?/)

    await advert.getByRole('link', { name: /^Compléter le dépôt de garantie/ }).click()
    await expect(form.getByLabel('Dépôt de garantie')).toBeFocused()
    await page.keyboard.type('650,50')
    await expect(advert).toContainText(/Dépôt de garantie\s: 650,50\s€/)
    await form.getByLabel('Présentation du logement').fill('Deux pièces sur cour. Pas d’étrangers.')
    const warning = form.getByRole('status').filter({ hasText: 'Des mots à revoir' })
    await expect(warning).toContainText('Pas d’étrangers')
    await form.getByLabel('Présentation du logement').fill('Deux pièces sur cour.')
    await expect(warning).toHaveCount(0)

    await advert.getByRole('button', { name: 'Copier l’annonce' }).click()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    for (const line of [/700,50\s€ par mois/, /Surface habitable\s: 42,5/, 'Deux pièces sur cour.', /\/candidater\//])
      expect(copied).toMatch(line)

    await advert.getByRole('radio', { name: 'Anglais' }).check()
    await expect(advert).toContainText('Deposit')
    const { name, bytes } = await saveBy(page, () =>
      advert.getByRole('button', { name: 'Enregistrer et télécharger en PDF' }).click(),
    )
    expect(name).toBe('annonce-en-anglais.pdf')
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await signedIn.get(id)).toMatchObject({ deposit: 650.5, presentation: 'Deux pièces sur cour.' })
  })
})

/** `npm run law`, as an operator. Exit code 2 where it changes nothing. */
function runLaw(...args: string[]): number | null {
  const { status, stderr } = spawnSync(process.execPath, [join(projectRoot, 'api/src/law.ts'), ...args], {
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'],
      BAILCLAIR_MODE: 'one-machine',
      DATABASE_URL: getDatabaseUrl(),
      SMTP_URL: 'smtp://127.0.0.1:1',
      DOCUMENT_FOLDER: join(tmpdir(), 'bailclair-no-documents'),
    },
  })
  expect([0, 2], stderr).toContain(status)
  return status
}

const webServers: Awaited<ReturnType<typeof startWebServer>>[] = []
const startAnother = async () => {
  const server = await startWebServer()
  webServers.push(server)
  return server
}
test.afterEach(async () => {
  await Promise.all(webServers.splice(0).map(({ stop }) => stop()))
})

test('[J-267] an operator ends a rule, and the page of all rules says so within a minute', async ({ page }) => {
  test.setTimeout(300_000)
  const rule = 'rent-control-grenoble'
  const because = ['--because', 'arrêté de démonstration']
  const said = 'mis à jour par l’équipe du service'
  // what the first try of this journey said is taken back
  runLaw('set', rule, 'AS_RELEASED', ...because)
  const second = await startAnother()
  const pageOf = async ({ url }: { url: string }) => (await fetch(`${url}/regles-de-location`)).text()
  await page.setViewportSize({ width: 390, height: 844 })
  const grenoble = page.getByRole('article', { name: /Grenoble/ })
  await page.goto('/plan-du-site')
  await page.getByRole('main').getByRole('link', { name: 'Règles de location' }).click()
  await expect(grenoble).toContainText('Source :')
  expect(await pageWidth(page)).toBeLessThanOrEqual(390)
  await expect(async () => {
    await page.reload()
    await expect(grenoble).toContainText('Source :')
    await expect(grenoble).not.toContainText(said, { timeout: 1_000 })
    await expect(grenoble).not.toContainText('Terminée', { timeout: 1_000 })
    expect(await pageOf(second)).not.toContain(said)
  }).toPass({ timeout: 90_000 })

  expect(runLaw('set', rule, 'ENDED', '--since', '2026-01-01', ...because)).toBe(0)
  const changedAt = Date.now()
  await expect(async () => {
    await page.reload()
    await expect(grenoble).toContainText(said, { timeout: 1_000 })
    expect(await pageOf(second)).toContain(said)
  }).toPass({ timeout: 90_000 })
  expect(Date.now() - changedAt).toBeLessThan(60_000)
  await expect(grenoble).toContainText('Terminée')

  const third = await startAnother()
  expect(await pageOf(third), 'a server that starts after it').toContain(said)
})

test('[J-268] an owner on a phone reads what the law says of a home, with the keyboard alone', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { id } = await signedIn.save({
    ...inParis,
    ademeNumber: certificates.banned,
    dpeConfirmed: true,
    validated: true,
  })
  await page.goto(`/consulte-propriete/${id}`)
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Ce que dit la loi' }))
  await page.keyboard.press('Enter')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1, name: 'Ce que dit la loi' })).toBeVisible()
  for (const text of [
    'Encadrement des loyers : Paris',
    'Au renouvellement du bail',
    'copropriété',
    'En location saisonnière',
  ])
    await expect(main).toContainText(text)
  expect(await pageWidth(page)).toBeLessThanOrEqual(390)
})

test('[J-269] somebody on a phone reads what may be asked of an applicant, and finds an agency', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/droits-des-candidats')
  const main = page.getByRole('main')
  await expect(main).toContainText('Trois derniers bulletins de salaire')
  await expect(main).toContainText('carte Vitale')
  await expect(main).toContainText('Défenseur des droits')
  await page.getByLabel('Département du logement').selectOption({ label: '69 – Rhône' })
  await expect(main.getByRole('link', { name: /^Site de l’ADIL/ })).toBeVisible()
  expect(await pageWidth(page)).toBeLessThanOrEqual(390)
})

test('[J-270] an applicant who was not chosen reads in the mail and on a phone where to turn', async ({
  page,
  otherDevice,
  signedIn,
  at,
  mailbox,
  newTenant,
}) => {
  const ana = await newTenant({ status: 'VALIDATED' })
  const path = await openApplication(page, signedIn, ana)
  await page.getByRole('link', { name: 'Répondre que non' }).click()
  await page.getByRole('radio', { name: /^Une autre candidature/ }).check()
  await page.getByRole('button', { name: 'Confirmer ma réponse' }).click()
  await expect(page.getByText(/1 réponse part le/)).toBeVisible()
  // as if a day had passed
  await runSql(
    getDatabaseUrl(),
    `update answer set leaves_at = now() where property_id =
      (select property_id from application where id = $1)`,
    [path.split('/').at(-1)],
  )

  const mail = await mailbox.getMail(ana.person.email, /réponse à votre candidature/)
  for (const words of ['Défenseur des droits', 'www.adil69.org', '/droits-des-candidats'])
    expect(mail.text).toContain(words)

  const theirs = otherDevice
  await theirs.setViewportSize({ width: 390, height: 844 })
  await openSignedIn(theirs, `${at.tenant}${path}`, ana.session)
  const progress = theirs.getByRole('region', { name: 'Où en est votre candidature' })
  await expect(progress.getByRole('heading', { name: /^Besoin d’un conseil/ })).toBeVisible()
  await expect(progress.getByRole('link', { name: /adil69/ })).toBeVisible()
  expect(await pageWidth(theirs)).toBeLessThanOrEqual(390)
  const [rights] = await Promise.all([
    theirs.waitForEvent('popup'),
    progress.getByRole('link', { name: /^Les droits des candidats/ }).click(),
  ])
  await expect(rights.getByRole('heading', { level: 1 })).toHaveText('Droits des candidats')
})
