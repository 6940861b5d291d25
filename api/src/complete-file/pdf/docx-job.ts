import type { TextDocument } from '#platform/paper/text-document.ts'

export type DocxJob = { kind: 'docx'; document: TextDocument; author: string; now: Date }

/** Loads the library when the first DOCX is asked for: a thread for PDFs does without it. */
export async function renderDocxFile({ document, author, now }: DocxJob): Promise<{ bytes: Uint8Array<ArrayBuffer> }> {
  const { renderDocx } = await import('#platform/paper/render-docx.ts')
  return { bytes: await renderDocx(document, { author, now }) }
}
