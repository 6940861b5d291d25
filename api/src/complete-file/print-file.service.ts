import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import type { Deps } from '#deps.ts'
import { issuePdf } from '#issued-pdf/issue-pdf.service.ts'
import { type CompleteFileTexts, completeFileTexts } from './complete-file.messages.ts'
import type { PrintedCheck, PrintedFile } from './pdf/printed-file.ts'
import { type Plan, renderFile } from './pdf/render-file.ts'
import type { Renderer } from './pdf/renderer.ts'
import { type Planned, planDocuments } from './plan-pdf.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'logger'> & { renderer: Renderer }
type OpenedDocument = Awaited<ReturnType<Plan['documents'][number]['open']>>

/** A file to print, with the words of its watermark. */
export type Printing = {
  file: PrintedFile
  language: Language
  watermark: string
  /** Called in turn. Throws once the document may no longer be shown. */
  open: (id: DocumentId) => Promise<OpenedDocument>
}

/** The whole file: summary, contents, every document, and a code by which anybody can check the PDF. */
export const printFile = (deps: Needs, printing: Printing): AsyncGenerator<Uint8Array> =>
  issuePdf(deps, (check) => {
    const planned = planDocuments(printing.file, completeFileTexts[printing.language])
    return render(deps, printing, { planned, check, hasSummary: true })
  })

/** One document without a code: a page shows it, and nobody is to prove anything by it. */
export const printDocument = (deps: Needs, printing: Printing, planned: Planned): AsyncGenerator<Uint8Array> =>
  render(deps, printing, { planned: [planned], check: undefined, hasSummary: false })

type Parts = { planned: readonly Planned[]; check: PrintedCheck | undefined; hasSummary: boolean }

function render(deps: Needs, { file, language, watermark, open }: Printing, { planned, check, hasSummary }: Parts) {
  const t: CompleteFileTexts = completeFileTexts[language]
  return renderFile(deps.renderer, {
    front: { language, siteName: deps.config.SITE_NAME, file, watermark, check, hasSummary },
    title: [t.title, file.propertyName].filter(Boolean).join(' – '),
    summaryTitle: t.title,
    documents: planned.map(({ document, caption }) => ({
      caption,
      pages: document.pages,
      open: () => open(document.id as DocumentId),
    })),
    onFailure: (index, reason) =>
      deps.logger.error({ documentId: planned[index]?.document.id, reason }, 'document could not be marked'),
  })
}
