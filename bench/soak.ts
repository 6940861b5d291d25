import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Stack } from '@bailclair/one-machine/stack/stack.ts'
import { percentile } from './figures.ts'
import { onTemporaryStack } from './on-temporary-stack.ts'
import { createJournal, figuresOf, isAtWork, isSignIn } from './soak/journal.ts'
import { readMemory } from './soak/memory.ts'
import { liveAsOwner, type ShareLinks } from './soak/owner.ts'
import { createPeople } from './soak/people.ts'
import { between, refreshAfterMs, type Soak } from './soak/person.ts'
import { startSecondApi } from './soak/second-api.ts'
import { drawUploads, liveAsTenant } from './soak/tenant.ts'

/** Many people at work at once on two instances of the API: answers stay fast, nothing fails, memory stays flat. */
const people = { owners: 200, tenants: 50 }
const maxP95Ms = 150
/** From the third minute to the last one; in a shorter run from its middle. */
const maxGrowth = 1.05
/** Of the pages, password and code of a sign-in: hashing is slow on purpose and waits in a queue behind other work. */
const maxSignInP95Ms = 1_000
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } })
const minutes = Number(values.minutes)
if (!(minutes >= 2)) throw new Error('Give a number of minutes, 2 or more.')

const folder = mkdtempSync(join(tmpdir(), 'bailclair-soak-'))
process.once('exit', () => rmSync(folder, { recursive: true }))
const memoryFile = join(folder, 'memory.jsonl')
const preload = new URL('./soak/report-memory.ts', import.meta.url)
// the servers inherit the environment of this process
Object.assign(process.env, { SOAK_MEMORY_FILE: memoryFile, NODE_OPTIONS: `--expose-gc --import ${preload}` })

await onTemporaryStack(measure, (minutes + 15) * 60_000)

async function measure(stack: Stack, signal: AbortSignal): Promise<string[]> {
  const second = await startSecondApi(stack, signal)
  const { owners, tenants } = await createPeople(stack, people, signal)
  const uploads = await drawUploads()
  const journal = createJournal()
  const links: ShareLinks = []
  const began = Date.now()
  const end = began + minutes * 60_000
  const soak: Soak = {
    at: stack.addresses,
    apis: [stack.addresses.api, second.url],
    journal,
    isOver: () => Date.now() >= end,
    // a short run refreshes, too
    refreshAfterMs: Math.min(refreshAfterMs, (minutes * 60_000) / 4),
  }
  // people do not come all at once
  const arrive = () => sleep(between(0, Math.min(120_000, (end - began) / 4)))
  const lives = [
    ...owners.map(async (account) => {
      await arrive()
      await liveAsOwner(soak, account, links)
    }),
    ...tenants.map(async (account) => {
      await arrive()
      await liveAsTenant(soak, account, { links, uploads })
    }),
  ]
  for (let minute = 1; minute <= minutes; minute++) {
    await sleep(began + minute * 60_000 - Date.now())
    const times = journal.between(began + (minute - 1) * 60_000, began + minute * 60_000)
    const memory = readMemory(memoryFile, began).map(
      (of) => `${of(minute).rss.toFixed(0)} MB, heap ${of(minute).heap.toFixed(1)}`,
    )
    console.log(
      `Minute ${minute}: ${times.length} requests, ${figuresOf(times)}; ${journal.errorCount()} errors so far; API ${memory.join(' | ')}`,
    )
  }
  await Promise.all(lives)
  await second.stop()
  console.log(`Route, requests, response times, and how many of them took longer than ${maxP95Ms} ms:`)
  for (const [kind, times] of journal.byKind()) {
    const slow = times.filter((ms) => ms > maxP95Ms).length
    console.log(
      `  ${kind.padEnd(56)} ${String(times.length).padStart(6)}  ${figuresOf(times)} ${String(slow).padStart(5)}`,
    )
  }
  return [
    ...reportTimes('Requests at work', journal.all(isAtWork), maxP95Ms),
    ...reportTimes('Requests of sign-ins', journal.all(isSignIn), maxSignInP95Ms),
    ...reportErrors(journal.errors()),
    ...reportMissing(journal.byKind().map(([kind]) => kind)),
    ...reportMemory(began),
  ]
}

function reportTimes(what: string, times: readonly number[], maxMs: number): string[] {
  const p95 = percentile(times, 95)
  console.log(
    `${what}: ${times.length}, ${figuresOf(times)}; limit of p95 ${maxMs} ms, ratio ${(p95 / maxMs).toFixed(2)}`,
  )
  return p95 <= maxMs ? [] : [`${what}: p95 is above ${maxMs} ms.`]
}

/** A route that nobody asked for would pass unmeasured. */
function reportMissing(kinds: readonly string[]): string[] {
  const expected = [
    /^GET file\/download/,
    / refresh$/,
    /^POST tenant\/documents/,
    /^POST property$/,
    /unchanged$/,
    /logout/,
  ]
  return expected.filter((pattern) => !kinds.some((kind) => pattern.test(kind))).map((it) => `Nobody asked for ${it}.`)
}

function reportErrors(errors: readonly string[]): string[] {
  console.log(`Errors: ${errors.length === 0 ? 0 : errors.join('; ')}`)
  return errors.length === 0 ? [] : ['Requests failed.']
}

function reportMemory(began: number): string[] {
  const from = Math.min(3, Math.floor(minutes / 2))
  return readMemory(memoryFile, began).flatMap((of, index) =>
    (['rss', 'heap'] as const).flatMap((what) => {
      const growth = of(minutes)[what] / of(from)[what]
      const label = `API ${index + 1}, ${what === 'rss' ? 'resident memory' : 'heap and buffers after collection'}`
      console.log(`${label}: ${growth.toFixed(3)} of minute ${from} in minute ${minutes}, limit ${maxGrowth}`)
      return growth <= maxGrowth ? [] : [`${label} grew.`]
    }),
  )
}
