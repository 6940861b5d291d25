import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Word } from '@bailclair/domain/reading/reading.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { picture } from '#test/sample-files.ts'
import { checkAnswer, ImpossibleAnswer } from './check-answer.ts'
import type { DrawnPage, ReadDocument, ReaderAnswer } from './reader-port.ts'
import { encodeAnswer as encodeParts, mostAnswerBytes, pictureBudget } from './reader-wire.ts'

const encodeAnswer = (answer: ReaderAnswer) => Buffer.concat(encodeParts(answer))

const jpeg = await picture(60, 80).jpeg().toBuffer()
const place = { x: 0.1, y: 0.2, width: 0.3, height: 0.01 }
const word: Word = { text: 'Bulletin', place, font: 'Arial' }
const page = { width: 60, height: 80, jpeg, words: [word], codes: [{ bytes: new Uint8Array([1, 2]), place }] }
const source: ReadDocument['source'] = { type: 'PDF', producer: 'Paie 4', saves: 1, isSigned: false }
const answerWith = (change: object, pages: readonly object[] = [{ ...page, ...change }]): Buffer =>
  encodeAnswer({ document: { source, pages: pages as DrawnPage[] } })
const withSource = (change: object) =>
  encodeAnswer({ document: { source: { ...source, ...change }, pages: [page] } } as ReaderAnswer)

function impossible(bytes: Buffer): string | undefined {
  try {
    checkAnswer(bytes)
  } catch (error) {
    if (error instanceof AppError && error.code === 'DocumentUnreadable' && error.cause instanceof ImpossibleAnswer)
      return error.cause.message
    throw error
  }
  return undefined
}

describe('the answer of a process that read a document', () => {
  it.each<[string, ReaderAnswer]>([
    ['a document', { document: { source, pages: [page, { ...page, greys: 'AAEC', sharpness: 0.4 }] } }],
    ['words', { words: [{ text: 'lu', place, line: 3 }] }],
    ['a refusal', { failure: 'DocumentProtected' }],
  ])('is taken as it is: %s', (_, answer) => {
    expect(checkAnswer(encodeAnswer(answer))).toEqual(answer)
  })

  it('may be the largest that our code writes', () => {
    const longest: Word = {
      text: 'x',
      place: { ...place, y: 0.1234, width: 0.1234, height: 0.1234 },
      font: 'é"'.repeat(63),
    }
    const words: Word[] = [{ ...longest, text: '🏠'.repeat(20_000) }, ...Array<Word>(999).fill(longest)]
    const padded = Buffer.concat([
      jpeg.subarray(0, -2),
      Buffer.alloc(pictureBudget / 30 - jpeg.length),
      jpeg.subarray(-2),
    ])
    const codes = Array(8).fill({ bytes: new Uint8Array(3_116), place })
    const answer = answerWith({}, Array(30).fill({ ...page, words, codes, jpeg: padded, greys: 'A'.repeat(12_288) }))
    expect(answer.length).toBeLessThan(mostAnswerBytes)
    expect(checkAnswer(answer)).toMatchObject({ document: { pages: { length: 30 } } })
  })

  it('keeps nothing that our code does not write', () => {
    const checked = checkAnswer(answerWith({ html: '<script>', words: [{ ...word, href: 'https://x.test' }] }))
    expect(JSON.stringify(checked)).not.toMatch(/script|href/)
  })

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['nothing', () => Buffer.alloc(0)],
    ['no JSON', () => Buffer.from('\0\0\0\u0002{]', 'latin1')],
    ['a length beyond its end', () => Buffer.from([0xff, 0xff, 0xff, 0xff, 0x7b, 0x7d])],
    ['another refusal', () => encodeAnswer({ failure: 'Unexpected' } as never)],
    ['neither', () => encodeAnswer({ other: 1 } as never)],
    ['null', () => Buffer.from('\0\0\0\u0004null', 'latin1')],
    ['no page', () => answerWith({}, [])],
    ['31 pages', () => answerWith({}, Array(31).fill(page))],
    ['30,001 words', () => answerWith({ words: Array(30_001).fill(word) })],
    ['so many on two pages', () => answerWith({}, Array(2).fill({ ...page, words: Array(15_001).fill(word) }))],
    ['a word without end', () => answerWith({ words: [{ ...word, text: 'x'.repeat(40_001) }] })],
    ['a font without end', () => answerWith({ words: [{ ...word, font: 'x'.repeat(257) }] })],
    ['a place that is no number', () => answerWith({ words: [{ ...word, place: { ...place, x: Number.NaN } }] })],
    ['a place far away', () => answerWith({ words: [{ ...word, place: { ...place, y: 1e300 } }] })],
    ['nine codes', () => answerWith({ codes: Array(9).fill(page.codes[0]) })],
    ['a code too large', () => answerWith({ codes: [{ bytes: new Uint8Array(4_099), place }] })],
    ['greys that are none', () => answerWith({ greys: '"><script>' })],
    ['a sharpness beyond all', () => answerWith({ sharpness: -1 })],
    ['a producer without end', () => withSource({ producer: 'x'.repeat(513) })],
    ['another type', () => withSource({ type: 'HTML' })],
    ['a picture of another size', () => answerWith({ width: 61 })],
    ['a picture of no size', () => answerWith({ width: 0 })],
    ['a PNG', async () => answerWith({ jpeg: await sharp(jpeg).png().toBuffer() })],
    ['a JPEG and something else', () => answerWith({ jpeg: Buffer.concat([jpeg, Buffer.from('<script>')]) })],
    ['half a JPEG', () => answerWith({ jpeg: jpeg.subarray(0, 20) })],
    ['60 megapixels and more', () => answerWith({ width: 7_746, height: 7_746, jpeg: sizedJpeg(7_746, 7_746) })],
    ['bytes of no page', () => Buffer.concat([answerWith({}), Buffer.alloc(1)])],
  ])('is refused when it is %s', async (_, make) => {
    expect(impossible(await make())).toEqual(expect.any(String))
  })

  it('says where it is wrong, and nothing of the document', () => {
    expect(impossible(answerWith({ words: [{ ...word, text: 7, font: 'secret' }] }))).toBe(
      'document.pages.0.words.0.text: invalid_type',
    )
    expect(impossible(Buffer.from('\0\0\0\u0006secret', 'latin1'))).toBe('no JSON')
  })
})

/** Says that it is of this size. */
function sizedJpeg(width: number, height: number): Buffer {
  const sized = Buffer.from(jpeg)
  const at = sized.indexOf(Buffer.from([0xff, 0xc0]))
  sized.writeUInt16BE(height, at + 5)
  sized.writeUInt16BE(width, at + 7)
  return sized
}
