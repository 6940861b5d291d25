import { afterEach, describe, expect, it, vi } from 'vitest'
import { createAnswerMemory } from './answer-memory.ts'
import { JsonAnswer, ownBytes } from './json-answer.ts'

const answer = (bytes: number) => new JsonAnswer(Buffer.alloc(bytes, ' '))
const memoryOf = (ANSWER_MEMORY_BYTES: number) => createAnswerMemory({ ANSWER_MEMORY_BYTES })
afterEach(() => void vi.useRealTimers())

describe('the memory of answers', () => {
  it('gives an answer back for its address and its ETag alone', () => {
    const memory = memoryOf(100_000)
    const given = answer(100)
    memory.keep('a', '1', given)
    expect(memory.find('a', '1')).toBe(given)
    expect([memory.find('a', '2'), memory.find('b', '1')]).toEqual([undefined, undefined])
  })

  it('keeps the latest answer of an address', () => {
    const memory = memoryOf(100_000)
    memory.keep('a', '1', answer(100))
    const size = memory.size()
    memory.keep('a', '2', answer(50))
    expect([memory.find('a', '1'), memory.find('a', '2')?.bytes.length]).toEqual([undefined, 50])
    expect(memory.size()).toBe(size - 100)
  })

  it('forgets the oldest when it is full, and is never larger than it may be', () => {
    const memory = memoryOf(20_000)
    for (let place = 0; place < 100; place++) {
      memory.keep(`${place}`, '1', answer(300))
      expect(memory.size()).toBeLessThanOrEqual(20_000)
    }
    expect([memory.find('99', '1') !== undefined, memory.find('0', '1')]).toEqual([true, undefined])
    expect(memory.size()).toBeGreaterThan(18_000)
  })

  it.each([
    ['a large one', 16_000, 501],
    ['any without memory', 0, 1],
  ])('keeps no answer: %s', (_, most, bytes) => {
    const memory = memoryOf(most)
    memory.keep('a', '1', answer(bytes))
    expect([memory.find('a', '1'), memory.size()]).toEqual([undefined, 0])
  })

  it('forgets what can no longer be asked for, with the next answer', () => {
    vi.useFakeTimers()
    const memory = memoryOf(100_000)
    memory.keep('a', '1', answer(100))
    const size = memory.size()
    vi.advanceTimersByTime(10 * 60_000)
    memory.keep('b', '1', answer(100))
    expect([memory.find('a', '1'), memory.size()]).toEqual([undefined, size])
  })

  it('counts addresses, too: small answers to many long questions do not fill the server', () => {
    const memory = memoryOf(1_000_000)
    const places = Array.from({ length: 5_000 }, (_, number) => `${number} ${'x'.repeat(1_000)}`)
    for (const place of places) memory.keep(place, '1', answer(50))
    expect(places.filter((place) => memory.find(place, '1')).length).toBeLessThan(1_000)
  })

  it('keeps no more bytes than an answer has', async () => {
    const small = ownBytes(Buffer.from('{"a":1}'))
    const { buffer, length } = await new JsonAnswer(small).gzip()
    expect([small.buffer.byteLength, buffer.byteLength]).toEqual([7, length])
  })
})
