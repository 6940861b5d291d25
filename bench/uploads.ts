import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Caller, createCaller } from '@bailclair/one-machine/demo-data/api-caller.ts'
import { ensureAccount } from '@bailclair/one-machine/stack/ensure-account.ts'
import { letterPdf } from '@bailclair/one-machine/stack/letter-pdf.ts'
import type { Stack } from '@bailclair/one-machine/stack/stack.ts'
import { ask } from './ask.ts'
import { percentile } from './figures.ts'
import { onTemporaryStack } from './on-temporary-stack.ts'

/**
 * From an upload to a document that can be read, one after another; then many at once, of which none is lost, while
 * somebody else's profile is asked for.
 */
const alone = 20
const tenants = 34
/** An account may send three at a time. */
const each = 3
const limits = { readableMs: 5_000, profileMs: 250 }
const password = 'Des-pages-a-lire'
type Profile = { file: { uploads: object[]; documents: { id: string }[] } }

await onTemporaryStack(measure)

async function measure({ addresses }: Stack, signal: AbortSignal): Promise<string[]> {
  const first = await newTenant('first')
  const readable = await sendOneByOne(first)
  const people = await Promise.all(Array.from({ length: tenants }, (_, index) => newTenant(`tenant-${index}`)))
  const quiet = await first.token()
  const { seconds, profiles, refused, documents } = await whileAsking(
    () => ask(`${addresses.api}tenant/profile`, { headers: { authorization: `Bearer ${quiet}` } }),
    async () => {
      const kept = await Promise.all(people.map(sendAtOnce))
      return kept.reduce((sum, count) => sum + count, 0)
    },
  )
  const aMinute = (documents / seconds) * 60
  const ofEachCore = aMinute / availableParallelism()
  console.log(
    `${documents} documents of 3 pages in ${seconds.toFixed(0)} s: ${aMinute.toFixed(0)} a minute, ${ofEachCore.toFixed(0)} per core`,
  )
  return [
    ...report('From upload to readable, alone, p95', percentile(readable, 95), limits.readableMs),
    ...report('Profile of somebody else meanwhile, p95', percentile(profiles, 95), limits.profileMs),
    ...(refused > 0 ? [`${refused} of ${profiles.length} profiles were refused`] : []),
    ...(documents === tenants * each ? [] : [`${documents} documents of ${tenants * each} uploads`]),
  ]

  async function newTenant(name: string): Promise<Caller> {
    const person = { email: `${name}@bailclair.example`, password }
    await ensureAccount(addresses.identity, 'tenant', person, signal)
    const caller = createCaller(addresses, 'tenant', person, signal)
    await caller.post('tenant/file', { applicationType: 'ALONE' })
    return caller
  }
}

/** Milliseconds from each upload until its document can be read. */
async function sendOneByOne(caller: Caller): Promise<number[]> {
  const milliseconds: number[] = []
  for (let index = 0; index < alone; index++) {
    const began = performance.now()
    await send(caller, index)
    await untilRead(caller)
    milliseconds.push(performance.now() - began)
    const { file } = await caller.get<Profile>('tenant/profile')
    const [document] = file.documents
    if (!document) throw new Error('The document is lost.')
    await caller.remove(`tenant/documents/${document.id}`)
  }
  return milliseconds
}

async function sendAtOnce(caller: Caller): Promise<number> {
  await Promise.all(Array.from({ length: each }, (_, index) => send(caller, index)))
  return untilRead(caller)
}

/** Asks ten times a second until the work is done. */
async function whileAsking(question: () => Promise<{ status: number }>, work: () => Promise<number>) {
  const began = performance.now()
  const profiles: number[] = []
  let refused = 0
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      const asked = performance.now()
      const { status } = await question()
      if (status !== 200) refused++
      profiles.push(performance.now() - asked)
      await sleep(100)
    }
  })()
  const [documents] = await Promise.all([work().finally(() => (isOver = true)), asking])
  return { documents, profiles, refused, seconds: (performance.now() - began) / 1_000 }
}

/** Three pages of text, each time another document. */
function send(caller: Caller, index: number) {
  const lines = Array.from({ length: 30 }, (_, line) => `Ligne ${line} du document ${index}, 1 234,56 euros`)
  return caller.upload('tenant/documents/INCOME', {
    kind: 'PAYSLIPS',
    fileName: `Bulletin ${index}.pdf`,
    mediaType: 'application/pdf',
    bytes: letterPdf([lines, lines, lines]),
  })
}

/** How many documents there are when nothing waits any more. */
async function untilRead(caller: Caller): Promise<number> {
  for (let attempt = 0; attempt < 3_000; attempt++) {
    const { file } = await caller.get<Profile>('tenant/profile')
    if (file.uploads.length === 0) return file.documents.length
    await sleep(200)
  }
  throw new Error('Uploads are not read.')
}

function report(name: string, measured: number, limit: number): string[] {
  console.log(`${name}: ${measured.toFixed(0)} ms (at most ${limit})`)
  return measured <= limit ? [] : [`${name}: ${measured.toFixed(0)} ms`]
}
