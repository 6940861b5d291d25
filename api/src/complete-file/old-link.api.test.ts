import { expect, it } from 'vitest'
import { startCompleteFiles } from '#test/complete-files.ts'

const api = await startCompleteFiles()
const { newShown, bearerOf, call, get, sql } = api

it('leads the owner of the application to it, also when the access has ended', async () => {
  const shown = await newShown()
  const find = async () => call('GET', `/property/tenant/byToken/${shown.token}`, { bearer: await bearerOf(shown) })
  expect((await find()).json()).toEqual({ id: shown.id })
  await sql(`update application set access_ends_on = '2026-11-11' where id = $1`, [shown.id])
  expect((await find()).json()).toEqual({ id: shown.id })
})

it('leads nobody else anywhere', async () => {
  const [mine, other] = [await newShown(), await newShown()]
  const reply = await call('GET', `/property/tenant/byToken/${mine.token}`, { bearer: await bearerOf(other) })
  expect([reply.statusCode, reply.json().errors]).toEqual([404, [{ code: 'ApplicationNotFound' }]])
  expect((await call('GET', `/property/tenant/byToken/${mine.token}`)).statusCode).toBe(401)
})

it('no longer opens a file without a session', async () => {
  const { token } = await newShown()
  for (const path of [`/file/${token}`, `/file/${token}/pdf`, `/file/shared/${token}`, `/file/download/${token}`])
    expect((await get(path)).statusCode).toBe(404)
})
