import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { get as httpGet, type IncomingMessage } from 'node:http'
import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { letter, startCompleteFiles } from '#test/complete-files.ts'
import { readPdf } from '#test/read-pdf.ts'

const api = await startCompleteFiles()
const { newShown, addDocument, sql, grant, give, open } = api
const origin = await api.listen()

/** Noise that no compression makes smaller: as heavy as a scan. */
async function scan(megabytes: number) {
  const document = await PDFDocument.create()
  const { node, doc } = document.addPage([595, 842])
  const noise = doc.context.stream(randomBytes(megabytes * 2 ** 20), { Type: 'XObject', Subtype: 'Image' })
  node.setXObject(node.newXObjectKey('Noise'), doc.context.register(noise))
  return { bytes: Buffer.from(await document.save()), mediaType: 'application/pdf', pages: 1 } as const
}

const given = await scan(4)
async function heavy(documents: number) {
  const shown = await newShown()
  for (let index = 0; index < documents; index++) await addDocument({ tenant_id: shown.tenantId }, 'INCOME', given)
  return shown
}

/** Begins a download and reads no further than its first bytes. */
async function begin(shown: Parameters<typeof grant>[0]): Promise<IncomingMessage> {
  const { ticket } = (await grant(shown)).json()
  const request = httpGet(`${origin}/api/file/download/${ticket}`)
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  await once(answer, 'readable')
  return answer
}
const readOn = async (answer: IncomingMessage) => {
  let size = 0
  for await (const chunk of answer) size += chunk.length
  return size
}

it('is streamed document by document', async () => {
  const answer = await begin(await heavy(6))
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  expect(bytes.length).toBeGreaterThan(24 * 2 ** 20)
  expect((await readPdf(bytes)).pages).toHaveLength(7)
})

it('breaks off when the applicant withdraws while it is sent, and does not open again', async () => {
  const shown = await heavy(20)
  const answer = await begin(shown)
  await sql('delete from application where id = $1', [shown.id])
  const failure = await readOn(answer).catch((error) => error.code)
  expect(failure).toBe('ECONNRESET')
  expect((await give(shown)).statusCode).toBe(404)
})

it('is sent to twelve clients at a time; one that leaves frees a slot', { timeout: 60_000 }, async () => {
  const shown = await Promise.all(Array.from({ length: 13 }, () => heavy(4)))
  const [late, ...early] = shown as [(typeof shown)[number], ...typeof shown]
  const answers: IncomingMessage[] = []
  for (const one of early) answers.push(await begin(one))
  const refused = await give(late)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '10'])
  expect((await open(late)).statusCode).toBe(200)
  answers[0]?.destroy()
  await expect.poll(async () => (await give(late)).statusCode, { timeout: 10_000 }).toBe(200)
  for (const answer of answers) answer.destroy()
})

it('of sixty documents of thirty pages takes seconds', { timeout: 60_000 }, async () => {
  const shown = await newShown()
  const given = await letter(30)
  for (let index = 0; index < 60; index++) await addDocument({ tenant_id: shown.tenantId }, 'INCOME', given)
  const start = performance.now()
  const reply = await give(shown)
  // 2 s to render; reading sixty documents from the store, and a machine with other work, come on top
  expect(performance.now() - start).toBeLessThan(30_000)
  const { pages } = await readPdf(reply.rawPayload)
  expect(pages).toHaveLength(1_802)
  expect(pages.every(({ drawings }) => drawings['Band']?.includes('12 novembre 2026'))).toBe(true)
})
