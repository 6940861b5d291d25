import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { album, photo, startCompleteFiles, strangersPdf } from '#test/complete-files.ts'

const api = await startCompleteFiles()
const { newShown, get, grant, makeLink, addDocument, sql, call, passSeconds } = api

const paper = await sharp({ create: { width: 1_240, height: 1_754, channels: 3, background: '#ffffff' } })
  .jpeg()
  .toBuffer()

const ticketOf = async (shown: Parameters<typeof grant>[0], id?: string): Promise<string> =>
  (await grant(shown, id)).json().ticket
const follow = (ticket: string, page: number | string) => get(`/file/download/${ticket}/pages/${page}`)
const visitsOf = (id: string) => sql('select kind from file_visit where application_id = $1', [id])

/** Darkest grey in each quarter of a white page. */
async function darkestQuarters(jpeg: Buffer): Promise<number[]> {
  const { width, height } = await sharp(jpeg).metadata()
  const [half, low] = [Math.floor(width / 2), Math.floor(height / 2)]
  const corners = [0, half].flatMap((left) => [0, low].map((top) => ({ left, top, width: half, height: low })))
  return Promise.all(
    corners.map(async (corner) => {
      const { channels } = await sharp(jpeg).greyscale().extract(corner).stats()
      return channels[0]?.min ?? 255
    }),
  )
}

describe('a page of a document', () => {
  it('is a picture with the words in every quarter, and recorded as a visit', async () => {
    const shown = await newShown()
    const id = await addDocument({ tenant_id: shown.tenantId }, 'INCOME', await album(2, paper), { kind: 'PAYSLIPS' })
    const reply = await follow(await ticketOf(shown, id), 2)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(reply.headers).toMatchObject({
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'no-store',
      'content-disposition': expect.stringContaining('- 2.jpg'),
    })
    expect(await darkestQuarters(paper)).toEqual([255, 255, 255, 255])
    for (const grey of await darkestQuarters(reply.rawPayload)) expect(grey).toBeLessThan(225)
    expect(await visitsOf(shown.id)).toEqual([{ kind: 'DOCUMENT' }])
  })

  it.each([
    ['a picture', photo],
    ['a PDF from before', () => strangersPdf()],
  ])('is shown of %s', async (_, make) => {
    const shown = await newShown()
    const id = await addDocument({ tenant_id: shown.tenantId }, 'IDENTITY', await make())
    const reply = await follow(await ticketOf(shown, id), 1)
    expect((await sharp(reply.rawPayload).metadata()).format).toBe('jpeg')
  })

  it('is not found beyond the last, by the ticket of a whole file, or when the ticket has ended', async () => {
    const shown = await newShown()
    const id = await addDocument({ tenant_id: shown.tenantId }, 'IDENTITY', await photo())
    const ticket = await ticketOf(shown, id)
    for (const page of ['2', '0', '-1', '31', 'x']) {
      const reply = await follow(ticket, page)
      expect([page, reply.statusCode, reply.json().errors]).toEqual([page, 404, [{ code: 'FileNotFound' }]])
    }
    expect((await follow(await ticketOf(shown), 1)).statusCode).toBe(404)
    expect((await follow(ticket, 1)).statusCode).toBe(200)
    passSeconds(60)
    expect((await follow(ticket, 1)).statusCode).toBe(404)
  })

  it('is given by a viewing link until it ends, and not once the applicant has withdrawn', async () => {
    const shown = await newShown()
    const id = await addDocument({ tenant_id: shown.tenantId }, 'IDENTITY', await photo())
    const { token } = await makeLink(shown)
    const body = { documentId: id }
    const { ticket } = (await call('POST', `/file/shared/${token}/download`, { body })).json()
    expect((await follow(ticket, 1)).statusCode).toBe(200)
    await sql('delete from application where id = $1', [shown.id])
    expect((await follow(ticket, 1)).statusCode).toBe(404)
  })
})
