import { createPdfWriter } from './pdf-writer.ts'
import type { Renderer } from './renderer.ts'
import type { TextJob } from './text-piece.ts'

/** A PDF of text alone, without a watermark: its bookmarks are its title. */
export async function* renderText(renderer: Renderer, job: Omit<TextJob, 'kind'>): AsyncGenerator<Uint8Array> {
  const { title, language } = job.document
  const writer = createPdfWriter({ title, language, code: job.check?.code, hasForeignPages: false })
  const piece = await renderer.text({ kind: 'text', ...job })
  yield* writer.add(piece)
  const [page] = piece.pages
  yield* writer.end(page === undefined ? [] : [{ title, page }], [])
}
