import { PassThrough, pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'

/**
 * Compressed bytes that may wait in memory for their reader: about 50 MB of JSON. Exports are smaller, so they leave
 * the database at once, however slowly a client reads (decision 177).
 */
const mostWaitingBytes = 8 * 1_048_576

/** Text, gzipped, that is read ahead of its client. */
export class GzippedText extends PassThrough {
  constructor() {
    super({ readableHighWaterMark: mostWaitingBytes })
  }
}

/** Begins to read at once. When either end breaks off, so does the other. */
export function gzipAhead(chunks: AsyncIterable<string>): GzippedText {
  const text = Readable.from(chunks, { objectMode: false })
  // level 3: see etag-and-gzip.ts; Fastify sees a failure as the end of the response
  return pipeline(text, createGzip({ level: 3 }), new GzippedText(), () => undefined)
}
