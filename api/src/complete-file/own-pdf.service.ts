import type { OwnFile } from '@bailclair/domain/complete-file/own-file.schema.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { BytesReply } from '@bailclair/domain/contract/route.ts'
import type { DocumentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { TenantAccount } from '#deps.ts'
import { openAlbum, openPage } from '#document/open-page.service.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import type { Part } from '#rental-file/part/part.repository.ts'
import { beginStream } from './begin-stream.ts'
import { completeFileTexts } from './complete-file.messages.ts'
import type { Needs } from './give-pdf.service.ts'
import { ownCopyTexts } from './own-copy.messages.ts'
import { openOwnFile } from './own-file.service.ts'
import { planDocuments } from './plan-pdf.ts'
import { nameOf, type Printing, printDocument, printFile, printPage } from './print-file.service.ts'

/** Per tenant, as for an owner's PDF of one application. */
const wholes = { purpose: 'own-file-pdf', limit: 20, windowSeconds: 3_600 }
const singles = { purpose: 'own-file-document', limit: 600, windowSeconds: 3_600 }
const pages = { purpose: 'own-file-page', limit: 3_000, windowSeconds: 3_600 }

/** A tenant's own copy of their part. It is theirs to give away, so the watermark names them and no property. */
export async function giveOwnPdf(
  deps: Needs,
  account: TenantAccount,
  { language, signal }: { language: Language; signal: AbortSignal },
): Promise<BytesReply> {
  const own = await openOwnFile(deps, account)
  const { tenantId } = own.part
  await consumeRateLimit(deps, { ...wholes, key: { account: tenantId } })
  await recordAudit(deps, deps.db, account, 'DATA_EXPORTED')
  const t = completeFileTexts[language]
  const bytes = printFile(deps, printingOf(deps, own, language))
  return {
    mediaType: 'application/pdf',
    fileName: `${[t.title, ...own.file.tenants.map(t.name)].join(' - ')}.pdf`,
    bytes: await beginStream(bytes, deps.takeSlot(tenantId), signal),
  }
}

export async function giveOwnDocument(
  deps: Needs,
  account: TenantAccount,
  { id, language }: { id: DocumentId; language: Language },
): Promise<BytesReply> {
  const { own, planned } = await openPlanned(deps, account, { id, language })
  await consumeRateLimit(deps, { ...singles, key: { account: own.part.tenantId } })
  const chunks: Uint8Array[] = []
  for await (const chunk of printDocument(deps, printingOf(deps, own, language), planned)) chunks.push(chunk)
  return {
    mediaType: 'application/pdf',
    fileName: `${nameOf(planned)}.pdf`,
    bytes: Buffer.concat(chunks),
  }
}

export async function giveOwnPage(
  deps: Needs,
  account: TenantAccount,
  { id, page, language }: { id: DocumentId; page: number; language: Language },
): Promise<BytesReply> {
  const { own, planned } = await openPlanned(deps, account, { id, language })
  await consumeRateLimit(deps, { ...pages, key: { account: own.part.tenantId } })
  return printPage(printingOf(deps, own, language), planned, page)
}

async function openPlanned(
  deps: Needs,
  account: TenantAccount,
  { id, language }: { id: DocumentId; language: Language },
) {
  const own = await openOwnFile(deps, account)
  const planned = planDocuments(own.file, completeFileTexts[language]).find(({ document }) => document.id === id)
  if (!planned) throw new AppError('FileNotFound')
  return { own, planned }
}

/** In a shared file the totals are those of one's own part (decision 113). */
function printingOf(deps: Needs, { file, part }: { file: OwnFile; part: Part }, language: Language): Printing {
  const t = completeFileTexts[language]
  const { coTenants: _, totalSalary = part.monthlyIncome ?? 0, ...shown } = file
  return {
    file: { ...shown, totalSalary },
    language,
    watermark: ownCopyTexts[language](file.tenants.map(t.name).join(), t.date(file.shownOn)),
    openAlbum: (id) => openAlbum(deps, id, { tenantId: part.tenantId }),
    openPage: (id, page) => openPage(deps, id, { tenantId: part.tenantId }, page),
  }
}
