import type { Deps, TenantAccount } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { dropMailsTo, enqueueMail } from '#platform/mail/outbox.repository.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import { getProfileId } from './get-profile-id.service.ts'
import { type Guarantor, isTold, listGuarantors } from './guarantor.repository.ts'
import { guarantorNoticeTexts } from './guarantor-mails.messages.ts'
import { findPart, type Part } from './part.repository.ts'
import { findProfile } from './profile.repository.ts'

const kind = 'guarantor-notice'
const day = { purpose: kind, windowSeconds: 24 * 3_600, code: 'TooManyMails' } as const
/** A file has at most two guarantors for each tenant; the rest is for mistakes. */
const perTenant = 5
/** Whoever vouches for several children. */
const perMailbox = 3

/** Counted before the file is locked: these mails go to people who have not asked for them. */
export async function consumeNoticeLimit(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  account: TenantAccount,
  email: string | null,
): Promise<void> {
  if (email === null) return
  const profileId = await getProfileId(deps, account)
  const part = await findPart(deps.db, profileId)
  if (!part || (await listGuarantors(deps.db, part.tenantId)).some((known) => known.email === email)) return
  await consumeRateLimit(deps, { ...day, key: { account: profileId }, limit: perTenant })
  await consumeRateLimit(deps, { ...day, purpose: `${kind} mailbox`, key: { account: email }, limit: perMailbox })
}

/** One mail for each guarantor and file. The tenant writes nothing in it but names (`nameInMail`). */
export async function tellGuarantor(tx: Db, part: Part, { email, firstName }: Guarantor): Promise<void> {
  if (email === null || (await isTold(tx, part.fileId, email))) return
  const language = (part.profileId && (await findProfile(tx, part.profileId))?.language) || 'fr'
  const content = guarantorNoticeTexts[language]({ firstName: part.firstName, lastName: part.lastName })
  await enqueueMail(tx, { kind, to: email, name: firstName ?? '', language, about: [part.tenantId], content })
}

/** What still waits to be sent, when the guarantor is removed or has another address. */
export async function forgetNotice(tx: Db, { email }: Guarantor): Promise<void> {
  if (email !== null) await dropMailsTo(tx, email, kind)
}
