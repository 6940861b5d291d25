import type { BytesReply } from '@bailclair/domain/contract/route.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { namesOf } from '@bailclair/domain/rental-file/person-name.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { streamApplications } from '#application/list-applications.service.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import { renderText } from '#complete-file/pdf/render-text.ts'
import type { Renderer } from '#complete-file/pdf/renderer.ts'
import type { Deps, OwnerId, SignedIn } from '#deps.ts'
import { issuePdf } from '#issued-pdf/issue-pdf.service.ts'
import type { TakeSlot } from '#platform/account-slots.ts'
import { collectBytes } from '#platform/paper/collect-bytes.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import { getHome } from '#property/get-home.service.ts'
import { composeJournal } from './compose-journal.ts'
import { journalTexts } from './journal.messages.ts'
import { listAccesses, listSealed } from './journal.repository.ts'
import { sealJournal, sha256 } from './seal-journal.service.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'> & { renderer: Renderer; takeSlot: TakeSlot }

const prints = { purpose: 'journal', limit: 30, windowSeconds: 3_600 }

/** Seals what waits, so that the last line is the latest event. Anybody can check the PDF (decision 192). */
export async function printJournal(
  deps: Needs,
  { ownerId, session }: SignedIn,
  { id, language }: { id: PropertyId; language: Language },
): Promise<BytesReply> {
  await consumeRateLimit(deps, { ...prints, key: { account: ownerId } })
  const { name } = await getHome(deps, ownerId, id)
  const release = deps.takeSlot(ownerId)
  try {
    await sealJournal(deps.db, id)
    const journal = {
      propertyName: name ?? '',
      chain: await listSealed(deps.db, ownerId, id),
      accesses: await listAccesses(deps.db, ownerId, id),
      names: await collectNames(deps, ownerId, id, language),
    }
    const document = composeJournal(sha256, journal, language)
    const { SITE_NAME: siteName } = deps.config
    const bytes = await collectBytes(
      issuePdf(deps, (check) => renderText(deps.renderer, { document, siteName, check })),
    )
    await recordAudit(deps, deps.db, session, 'JOURNAL_PRINTED', { object: { kind: 'PROPERTY', id } })
    return { mediaType: 'application/pdf', fileName: `${journalTexts[language].title} - ${name}.pdf`, bytes }
  } finally {
    release()
  }
}

/** As in the list of the owner. */
const collectNames = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ownerId: OwnerId,
  property: PropertyId,
  language: Language,
): Promise<Map<string, string>> =>
  db.transaction().execute(async (tx) => {
    const names = new Map<string, string>()
    for await (const { row } of streamApplications({ db: tx, clock }, ownerId, { property }))
      names.set(row.id, namesOf(row.apartmentSharing.tenants, language === 'fr' ? 'et' : 'and'))
    return names
  })
