import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { get as httpGet, type IncomingMessage } from 'node:http'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { album, photo, startCompleteFiles } from '#test/complete-files.ts'
import { readPdf } from '#test/read-pdf.ts'

const api = await startCompleteFiles()
const { newShown, addDocument, sql, grant, give, open } = api
const origin = await api.listen()

/** Noise that no compression makes smaller: as heavy as a scan. */
const [width, height] = [2_000, 2_800]
const noise = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
  .jpeg()
  .toBuffer()
const given = await album(1, noise)
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
  expect(bytes.length).toBeGreaterThan(12 * 2 ** 20)
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
  const beginLate = async () => {
    const answer = await begin(late)
    answer.destroy()
    return answer.statusCode
  }
  await expect.poll(beginLate, { timeout: 20_000 }).toBe(200)
  for (const answer of answers) answer.destroy()
})

it('of forty documents of three pages takes seconds', { timeout: 60_000 }, async () => {
  const shown = await newShown()
  const { bytes } = await photo(900, 1_200)
  const three = await album(3, bytes)
  for (let index = 0; index < 40; index++) await addDocument({ tenant_id: shown.tenantId }, 'INCOME', three)
  const start = performance.now()
  const reply = await give(shown)
  // 4 s on an idle machine: a page is decoded, marked and encoded
  expect(performance.now() - start).toBeLessThan(40_000)
  const { pages } = await readPdf(reply.rawPayload)
  expect(pages).toHaveLength(122)
  expect(pages.every(({ drawings }) => drawings['Band']?.includes('12 novembre 2026'))).toBe(true)
})
