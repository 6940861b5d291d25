import type { ReaderAnswer, ReaderQuestion } from './reader-port.ts'

/*
 * How the process that reads documents is asked and answers: bytes through two pipes, each used once and then closed.
 * No object of JavaScript passes, and nothing is opened that a process taken over by a document could misuse.
 */

/** The descriptor of the process to which it writes its answer. */
export const answerDescriptor = 3

/** Bytes of the pictures of all pages: 30 scans have 20 to 45 MB. read-pdf.ts encodes poorly what would be more. */
export const pictureBudget = 50_000_000
/** Bytes of an answer: of the pictures, with a margin, and of everything else: 30,000 words have at most 13 MB. */
export const mostPictureBytes = pictureBudget + 5_000_000
const mostJsonBytes = 16_000_000
export const mostAnswerBytes = 4 + mostJsonBytes + mostPictureBytes

const kinds = { document: 0x64, page: 0x70 } as const

export const encodeQuestion = (question: ReaderQuestion): Buffer =>
  'document' in question
    ? Buffer.concat([Buffer.of(kinds.document), question.document])
    : Buffer.concat([Buffer.of(kinds.page), question.page])

/** Undefined when the other side is gone and asked nothing. */
export function decodeQuestion(bytes: Buffer): ReaderQuestion | undefined {
  const [kind] = bytes
  if (kind === undefined) return undefined
  const given = bytes.subarray(1)
  return kind === kinds.page ? { page: given } : { document: given }
}

/** JSON behind its length, then the pictures one after the other. In parts: memory holds each picture once. */
export function encodeAnswer(answer: ReaderAnswer): Uint8Array[] {
  const pictures: Uint8Array[] = []
  const json = JSON.stringify('document' in answer ? { document: withoutPictures(answer.document, pictures) } : answer)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(Buffer.byteLength(json))
  return [length, Buffer.from(json), ...pictures]
}

type DocumentOf<Answer> = Answer extends { document: infer Document } ? Document : never

const withoutPictures = ({ source, pages }: DocumentOf<ReaderAnswer>, pictures: Uint8Array[]) => ({
  source,
  pages: pages.map(({ jpeg, codes, ...page }) => {
    pictures.push(jpeg)
    return {
      ...page,
      jpeg: jpeg.length,
      codes: codes.map(({ bytes, place }) => ({ bytes: Buffer.from(bytes).toString('base64'), place })),
    }
  }),
})

/** Nothing of it is known yet. Throws when it is not even JSON. */
export function splitAnswer(bytes: Buffer): { json: unknown; pictures: Buffer } {
  const length = bytes.readUInt32BE(0)
  if (length > mostJsonBytes || length > bytes.length - 4) throw new RangeError('the length of the answer is wrong')
  return { json: JSON.parse(bytes.toString('utf8', 4, 4 + length)), pictures: bytes.subarray(4 + length) }
}
