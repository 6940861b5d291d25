import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { get as httpGet, type IncomingMessage } from 'node:http'
import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { letter, startCompleteFiles } from '#test/complete-files.ts'
import { readPdf } from '#test/read-pdf.ts'

const api = await startCompleteFiles()
const { newShown, addDocument, sql, get } = api
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
async function begin(token: string): Promise<IncomingMessage> {
  const request = httpGet(`${origin}/api/file/${token}/pdf`)
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
  const { token } = await heavy(6)
  const answer = await begin(token)
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  expect(bytes.length).toBeGreaterThan(24 * 2 ** 20)
  expect((await readPdf(bytes)).pages).toHaveLength(7)
})

it('breaks off when the applicant withdraws while it is sent, and does not open again', async () => {
  const { id, token } = await heavy(20)
  const answer = await begin(token)
  await sql('delete from application where id = $1', [id])
  const failure = await readOn(answer).catch((error) => error.code)
  expect(failure).toBe('ECONNRESET')
  expect((await get(`/file/${token}/pdf`)).statusCode).toBe(404)
})

it('is sent to twelve clients at a time; one that leaves frees a slot', { timeout: 60_000 }, async () => {
  const shown = await Promise.all(Array.from({ length: 13 }, () => heavy(4)))
  const [late, ...early] = shown
  const answers: IncomingMessage[] = []
  for (const { token } of early) answers.push(await begin(token))
  const refused = await get(`/file/${late?.token}/pdf`)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '10'])
  expect((await get(`/file/${late?.token}`)).statusCode).toBe(200)
  answers[0]?.destroy()
  await expect.poll(async () => (await get(`/file/${late?.token}/pdf`)).statusCode, { timeout: 10_000 }).toBe(200)
  for (const answer of answers) answer.destroy()
})

it('of sixty documents of thirty pages takes seconds', { timeout: 60_000 }, async () => {
  const { token, tenantId } = await newShown()
  const given = await letter(30)
  for (let index = 0; index < 60; index++) await addDocument({ tenant_id: tenantId }, 'INCOME', given)
  const start = performance.now()
  const reply = await get(`/file/${token}/pdf`)
  // 2 s to render; reading sixty documents from the store, and a machine with other work, come on top
  expect(performance.now() - start).toBeLessThan(30_000)
  const { pages } = await readPdf(reply.rawPayload)
  expect(pages).toHaveLength(1_801)
  expect(pages.every(({ drawings }) => drawings['Mark']?.includes('12 novembre 2026'))).toBe(true)
})
