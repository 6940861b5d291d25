import { AppError } from '@bailclair/domain/contract/errors.ts'
import { mostPages } from '@bailclair/domain/document/document.rules.ts'
import { cellsOfSide } from '@bailclair/domain/reading/picture-print.rules.ts'
import { z } from 'zod/mini'
import { jpegSize } from './jpeg-size.ts'
import { type DrawnPage, type ReaderAnswer, readingFailures } from './reader-port.ts'
import { mostPictureBytes, splitAnswer } from './reader-wire.ts'

/** The process answered what our code cannot: a document may have taken it over. Contains nothing of the document. */
export class ImpossibleAnswer extends Error {
  override name = 'ImpossibleAnswer'
}

const mostPixels = 60_000_000
/** Of all pages together. */
const mostWords = 30_000
const mostCodes = 8
/** A DataMatrix holds at most 3,116 digits. */
const mostCodeBytes = 4_096
/** Characters: a page of letters without a space is one word. */
const longestWord = 40_000

const between = (least: number, most: number) => z.number().check(z.minimum(least), z.maximum(most))
const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))
const text = (most: number) => z.string().check(z.maxLength(most))
const base64 = (most: number) => z.base64().check(z.maxLength(4 * Math.ceil(most / 3)))

/** Parts of a page. A code may end beside it. */
const part = between(-1, 2)
const place = z.object({ x: part, y: part, width: part, height: part })
const words = z
  .array(
    z.object({
      text: text(longestWord),
      place,
      font: z.exactOptional(text(256)),
      line: z.exactOptional(whole(0, mostWords)),
    }),
  )
  .check(z.maxLength(mostWords))
const page = z.object({
  width: whole(1, 65_535),
  height: whole(1, 65_535),
  words,
  greys: z.exactOptional(base64(cellsOfSide ** 2)),
  sharpness: z.exactOptional(between(0, 1_000)),
  codes: z.array(z.object({ bytes: base64(mostCodeBytes), place })).check(z.maxLength(mostCodes)),
  /** Bytes. */
  jpeg: whole(1, mostPictureBytes),
})
const fact = z.exactOptional(text(512))
const document = z.object({
  source: z.object({
    type: z.enum(['PDF', 'PICTURE']),
    producer: fact,
    creator: fact,
    createdAt: fact,
    changedAt: fact,
    saves: z.exactOptional(whole(0, 10_000_000)),
    isSigned: z.exactOptional(z.boolean()),
  }),
  pages: z.array(page).check(z.minLength(1), z.maxLength(mostPages)),
})
const answers = {
  failure: z.strictObject({ failure: z.enum(readingFailures) }),
  words: z.strictObject({ words }),
  document: z.strictObject({ document }),
}

/** What a process answers that a document may have taken over. Throws DocumentUnreadable with the reason as its cause. */
export function checkAnswer(bytes: Buffer): ReaderAnswer {
  try {
    const { json, pictures } = splitAnswer(bytes)
    if (json instanceof Object && 'failure' in json) return answers.failure.parse(json)
    if (json instanceof Object && 'words' in json) return answers.words.parse(json)
    const { source, pages } = answers.document.parse(json).document
    if (pages.reduce((sum, { words }) => sum + words.length, 0) > mostWords) throw new RangeError('too many words')
    return { document: { source, pages: withPictures(pages, pictures) } }
  } catch (error) {
    throw new AppError('DocumentUnreadable', { cause: new ImpossibleAnswer(reasonOf(error)) })
  }
}

function withPictures(pages: readonly z.output<typeof page>[], pictures: Buffer): DrawnPage[] {
  let at = 0
  const drawn = pages.map(({ jpeg: length, codes, ...page }): DrawnPage => {
    const jpeg = pictures.subarray(at, at + length)
    at += length
    const size = jpegSize(jpeg)
    if (size?.width !== page.width || size.height !== page.height) throw new RangeError('a picture that is not one')
    if (page.width * page.height > mostPixels) throw new RangeError('a picture that is too large')
    return {
      ...page,
      jpeg,
      codes: codes.map(({ bytes, place }) => ({ bytes: Uint8Array.from(Buffer.from(bytes, 'base64')), place })),
    }
  })
  if (at !== pictures.length) throw new RangeError('pictures of no page')
  return drawn
}

/** Where it is wrong and how, never what was there. */
function reasonOf(error: unknown): string {
  if (error instanceof z.core.$ZodError)
    return error.issues
      .slice(0, 3)
      .map(({ path, code }) => `${path.join('.')}: ${code}`)
      .join('; ')
  return error instanceof SyntaxError ? 'no JSON' : error instanceof Error ? error.message : 'no reason'
}
