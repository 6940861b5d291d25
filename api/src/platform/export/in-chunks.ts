/** Characters. */
const chunkSize = 16_384

/** Joins pieces of text: a stream of many short ones costs more than what it carries. */
export async function* inChunks(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let text = ''
  for await (const piece of pieces) {
    text += piece
    if (text.length < chunkSize) continue
    yield text
    text = ''
  }
  yield text
}
