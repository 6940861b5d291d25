import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type DocxJob, renderDocxFile } from './docx-job.ts'
import { type Front, type FrontJob, renderFront } from './front-piece.ts'
import type { Piece } from './piece.ts'
import { renderTextPages, type TextJob } from './text-piece.ts'

// calls of other people come first; on Linux this sets the priority of this thread only
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

export type Job = FrontJob | TextJob | DocxJob
/** `bytes` alone: a DOCX. */
type Rendered = Piece | Front | Pick<Piece, 'bytes'>
export type Outcome = { piece: Rendered } | { failure: string }

function render(job: Job): Promise<Rendered> {
  switch (job.kind) {
    case 'front':
      return renderFront(job)
    case 'text':
      return renderTextPages(job)
    case 'docx':
      return renderDocxFile(job)
  }
}

parentPort?.on('message', async (job: Job) => {
  const outcome = await render(job).then(
    (piece): Outcome => ({ piece }),
    // only the name: the message of a parser may quote the document
    (error): Outcome => ({ failure: error instanceof Error ? error.constructor.name : typeof error }),
  )
  parentPort?.postMessage(outcome, 'piece' in outcome ? [outcome.piece.bytes.buffer] : [])
})
