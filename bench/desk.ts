import { openCallers } from '@bailclair/one-machine/demo-data/api-caller.ts'
import { demoFiles } from '@bailclair/one-machine/demo-data/files.data.ts'
import { importTrustList } from '@bailclair/one-machine/demo-data/import-trust-list.ts'
import { makeFile } from '@bailclair/one-machine/demo-data/make-file.ts'
import { ensureAccount } from '@bailclair/one-machine/stack/ensure-account.ts'
import type { Stack } from '@bailclair/one-machine/stack/stack.ts'
import type { Page } from '@playwright/test'
import { median } from './figures.ts'
import { launchBrowser } from './first-visit.ts'
import { onTemporaryStack } from './on-temporary-stack.ts'
import { openSession } from './open-session.ts'

/**
 * A scripted verifier works through the files that wait in the demo, in a browser. Waiting for the desk is measured.
 * What a person reads is a model, the same for both columns: seconds for each page and each check, fewer where the desk
 * shows the words that the check is about.
 */
const seconds = { page: 2, searchedCheck: 4, shownCheck: 1.5 }
const limits = { waitingSeconds: 3 }
const verifier = { email: 'desk-bench@bailclair.example', password: 'Un-dossier-a-la-fois', role: 'verifier' as const }

type Seen = { waited: number; pages: number; searched: number; shown: number }

await onTemporaryStack(async (stack, signal) => {
  await fillQueue(stack, signal)
  const files = await workThrough(stack)
  const before = files.map(
    ({ waited, pages, searched, shown }) => waited + readingTime({ pages, searched: searched + shown, shown: 0 }),
  )
  const after = files.map((file) => file.waited + readingTime(file))
  const waited = median(files.map((file) => file.waited))
  console.log(
    `${files.length} parts. Median seconds: ${waited.toFixed(1)} waiting for the desk (at most ${limits.waitingSeconds});`,
  )
  console.log(
    `with reading ${median(before).toFixed(0)} if everything is searched for, ${median(after).toFixed(0)} with the words shown`,
  )
  return waited > limits.waitingSeconds ? [`The desk made a verifier wait ${waited.toFixed(1)} s for a part.`] : []
})

function readingTime({ pages, searched, shown }: Omit<Seen, 'waited'>): number {
  return pages * seconds.page + searched * seconds.searchedCheck + shown * seconds.shownCheck
}

async function fillQueue({ addresses: at, databaseUrl }: Stack, signal: AbortSignal) {
  await importTrustList({ databaseUrl, signal })
  await ensureAccount(at.identity, 'staff', { ...verifier, firstName: 'Vera', lastName: 'Poste' }, signal)
  const { callerOf } = openCallers(at, signal)
  for (const file of demoFiles.filter(({ progress }) => progress === 'SUBMITTED'))
    await makeFile({ at, databaseUrl, signal, callerOf }, { ...file, applications: [] })
}

async function workThrough({ addresses: { desk } }: Stack): Promise<Seen[]> {
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'fr-FR' })
    await openSession(context, `${desk}/file-d-attente`, verifier)
    const page = await context.newPage()
    await page.goto(`${desk}/file-d-attente`)
    await page.getByRole('button', { name: 'Commencer le suivant' }).click()
    const seen: Seen[] = []
    for (
      let part = await titleAfter(page, 'File d’attente');
      part !== 'File d’attente';
      part = await titleAfter(page, part)
    )
      seen.push(await workOn(page))
    return seen
  } finally {
    await browser.close()
  }
}

/** The title of the page once it is another one. */
async function titleAfter(page: Page, before: string): Promise<string> {
  const title = page.locator('main h1')
  await title.filter({ hasNotText: before }).waitFor()
  return (await title.textContent()) ?? ''
}

/** Looks at every page of every document, accepts all of them and concludes. */
async function workOn(page: Page): Promise<Seen> {
  const seen: Seen = { waited: 0, pages: 0, searched: 0, shown: 0 }
  const documents = page.getByRole('navigation', { name: 'Documents' }).getByRole('button')
  await documents.first().waitFor()
  const count = await documents.count()
  for (let index = 0; index < count; index++) {
    await documents.nth(index).click()
    seen.waited += await untilDrawn(page, 1)
    const [, pages = '1'] =
      /(\d+)$/.exec(
        (await page
          .locator('.page-number')
          .textContent({ timeout: 1 })
          .catch(() => '')) ?? '',
      ) ?? []
    for (let number = 2; number <= Number(pages); number++) {
      await page.keyboard.press('l')
      seen.waited += await untilDrawn(page, number)
    }
    const [checks, shown] = [
      await page.locator('.check').count(),
      await page.locator('.check:has(.check-found)').count(),
    ]
    seen.pages += Number(pages)
    seen.shown += shown
    seen.searched += checks - shown
    await page.keyboard.press('a')
  }
  await page.keyboard.press('c')
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer et passer au suivant' }).click()
  return seen
}

/** Seconds until this page is drawn and what was read of the document has come. */
async function untilDrawn(page: Page, number: number): Promise<number> {
  const began = performance.now()
  await page.locator(`img.page-picture[alt*="page ${number} sur"]`).waitFor()
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('img.page-picture')?.complete)
  await page.locator('.checks[aria-busy="false"]').waitFor()
  return (performance.now() - began) / 1_000
}
