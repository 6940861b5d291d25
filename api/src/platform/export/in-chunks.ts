import { startSlices } from '#platform/long-work.ts'

/** Characters; about a millisecond of work. */
const chunkSize = 16_384

/**
 * Joins pieces of text, because a stream of many short ones costs more than what it carries, and lets other requests
 * run in between.
 */
export async function* inChunks(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  const slices = startSlices()
  let text = ''
  for await (const piece of pieces) {
    text += piece
    if (text.length < chunkSize) continue
    yield text
    text = ''
    // not before: a short answer waits for nobody
    if (slices.isOver()) await slices.next()
  }
  yield text
}
