import { ensureAccount } from '@bailclair/one-machine/stack/ensure-account.ts'
import { signIn } from '@bailclair/one-machine/stack/sign-in.ts'
import { startTemporaryStack } from '@bailclair/one-machine/stack/temporary-stack.ts'
import type { Browser, BrowserContext } from '@playwright/test'
import { median } from './figures.ts'
import { launchBrowser } from './first-visit.ts'
import { type Seen, watchNetwork } from './network.ts'
import { type Account, openSession } from './open-session.ts'
import { seedProperties } from './seed-properties.ts'
import { becomeTelephone, telephoneScreen } from './telephone.ts'

/** JavaScript that had arrived when the page was usable, with gzip and an empty cache; the useful paint with a warm cache. */
const bars = { 'JavaScript, kB': 160, 'useful paint, warm, ms': 600, 'depth of the waterfall': 2 }
const warmVisits = 3

const person = { password: 'Mille-portes-ouvertes', firstName: 'Ada', lastName: 'Martin' }
const people = {
  owner: { ...person, email: 'signed-in-owner@bailclair.example' },
  tenant: { ...person, email: 'signed-in-tenant@bailclair.example' },
  staff: { ...person, email: 'signed-in-verifier@bailclair.example', role: 'verifier' as const },
}

const stack = await startTemporaryStack()
const { addresses, databaseUrl } = stack
const missed: string[] = []
try {
  for (const realm of ['owner', 'tenant', 'staff'] as const)
    await ensureAccount(addresses.identity, realm, people[realm], AbortSignal.timeout(60_000))
  const property = await seedOwner()
  const browser = await launchBrowser()
  const { web, tenant, desk } = addresses
  try {
    await visitAs(browser, people.owner, [
      ['dashboard', `${web}/home`, 'main table, main li'],
      ['applications of a property', `${web}/consulte-propriete/${property}`, 'main table, main li'],
      ['all applications', `${web}/candidatures`, 'main table, main li'],
      ['wizard step', `${web}/nom-propriete/${property}`, 'main form input'],
      ['diagnostic step', `${web}/diagnostic-propriete/${property}`, 'main form input, main form button'],
    ])
    await visitAs(browser, people.tenant, [['tenant home', `${tenant}/mon-dossier`, 'main a']])
    await visitAs(browser, people.staff, [['desk', `${desk}/file-d-attente`, 'main h2, main p, main table']])
  } finally {
    await browser.close()
  }
} finally {
  await stack.stop()
}
if (missed.length > 0) console.error(`Above the bar: ${missed.join('; ')}`)
process.exit(missed.length > 0 ? 1 : 0)

async function seedOwner(): Promise<string> {
  const { access_token } = await signIn(addresses, 'owner', people.owner)
  const profile = async () => {
    const response = await fetch(`${addresses.api}owner/profile`, {
      headers: { authorization: `Bearer ${access_token}` },
    })
    if (!response.ok) throw new Error(`The profile answered ${response.status}`)
    return (await response.json()) as { properties: { id: string }[] }
  }
  await profile() // the first call creates the owner
  await seedProperties(databaseUrl, people.owner.email, { properties: 5, applicationsEach: 10 })
  const [first] = (await profile()).properties
  if (!first) throw new Error('The owner has no property.')
  return first.id
}

async function visitAs(browser: Browser, account: Account, pages: string[][]) {
  for (const [name = '', url = '', useful = ''] of pages) {
    const context = await browser.newContext({ ...telephoneScreen, extraHTTPHeaders: { 'Accept-Encoding': 'gzip' } })
    context.setDefaultTimeout(60_000)
    try {
      await openSession(context, url, account)
      report(name, await measure(context, url, useful))
    } finally {
      await context.close()
    }
  }
}

async function measure(context: BrowserContext, url: string, useful: string) {
  const cold = await visit(context, url, useful, true)
  const warm: number[] = []
  for (let run = 0; run < warmVisits; run++) warm.push((await visit(context, url, useful, false)).usefulMs)
  return { ...cold, warmMs: median(warm) }
}

/** Until the heading and the first data are drawn. */
async function visit(context: BrowserContext, url: string, useful: string, isCold: boolean) {
  const page = await context.newPage()
  try {
    const devtools = await becomeTelephone(page)
    if (isCold) await devtools.send('Network.clearBrowserCache')
    const network = await watchNetwork(devtools)
    await page.addInitScript(noteUsefulPaint, useful)
    await page.goto(url, { waitUntil: 'commit' })
    const noted = await page.waitForFunction(() => (window as unknown as { usefulMs?: number }).usefulMs)
    const usefulMs = Number(await noted.jsonValue())
    await network.untilIdle(page)
    const scripts = network.transfers.filter(({ type, endMs }) => type === 'Script' && endMs <= usefulMs)
    return { usefulMs, scripts }
  } finally {
    await page.close()
  }
}

function noteUsefulPaint(selector: string) {
  const target = window as unknown as { usefulMs?: number }
  const look = () => {
    const isDrawn = (one: string) =>
      Array.from(document.querySelectorAll(one)).some((element) => element.checkVisibility())
    if (isDrawn('main h1') && isDrawn(selector)) requestAnimationFrame(() => (target.usefulMs ??= performance.now()))
    else requestAnimationFrame(look)
  }
  if (window === window.top) requestAnimationFrame(look)
}

/** The longest row of scripts that had to arrive one after the other. The page asks for the first one itself. */
function findWaterfall(scripts: readonly Seen[]): string[] {
  const askedBy = new Map(scripts.map((script) => [script.url, script.askedBy]))
  const rowTo = (url: string | undefined): string[] =>
    url !== undefined && askedBy.has(url) ? [...rowTo(askedBy.get(url)), url] : []
  const [longest = []] = scripts.map(({ url }) => rowTo(url)).sort((a, b) => b.length - a.length)
  return longest.map((url) => new URL(url).pathname)
}

function report(name: string, { scripts, usefulMs, warmMs }: Awaited<ReturnType<typeof measure>>) {
  const waterfall = findWaterfall(scripts)
  const figures: Record<string, number> = {
    'JavaScript, kB': scripts.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0) / 1000,
    scripts: scripts.length,
    'depth of the waterfall': waterfall.length,
    'useful paint, cold, ms': usefulMs,
    'useful paint, warm, ms': warmMs,
  }
  console.log(name)
  for (const [figure, value] of Object.entries(figures)) {
    const bar = (bars as Record<string, number>)[figure]
    const verdict = bar === undefined ? '' : `of ${bar}, ratio ${(value / bar).toFixed(2)}`
    console.log(`  ${figure.padEnd(26)}${value.toFixed(1).padStart(7)}  ${verdict}`.trimEnd())
    if (bar !== undefined && !(value <= bar)) missed.push(`${name}: ${figure}`)
  }
  if (waterfall.length > bars['depth of the waterfall']) console.log(`  ${waterfall.join(' → ')}`)
  if (scripts.length === 0) missed.push(`${name}: no script was seen`)
}
