import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { encodePage } from './encode-page.ts'

const [width, height] = [400, 600]
const noise = { width, height, data: randomBytes(width * height * 4) }
const sizeOf = async (room?: number) => (await encodePage(noise, room)).length

it('encodes a page well while nothing limits its size', async () => {
  expect(await sizeOf()).toBeGreaterThan(1.5 * (await sizeOf(Number.MAX_SAFE_INTEGER)))
})

it('keeps the size of a noisy page within its room, at the cost of quality', async () => {
  const poor = await sizeOf(Number.MAX_SAFE_INTEGER)
  expect(await sizeOf(poor)).toBe(poor)
  const room = Math.floor(poor / 2)
  expect(await sizeOf(room)).toBeLessThanOrEqual(room)
  expect(await sharp(await encodePage(noise, room)).metadata()).toMatchObject({ format: 'jpeg', width, height })
})

it('gives a page without room as little as possible', async () => {
  expect(await sizeOf(0)).toBeLessThan(await sizeOf(Number.MAX_SAFE_INTEGER))
})
