import { invitationDays } from '@bailclair/domain/rental-file/co-tenant.rules.ts'
import type { ApplicationType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { TenantId } from '@bailclair/domain/rental-file/tenant-id.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import type { Deps, ProfileId } from '#deps.ts'
import { hashToken } from '#identity/account-token.service.ts'
import type { Db } from '#platform/database/db.ts'
import { dropMailsAbout, enqueueMail } from '#platform/mail/outbox.repository.ts'
import { sealLinkToken } from '#platform/mail/sealed-link.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import { type InitiatorNames, invitationTexts } from './co-tenant-mails.messages.ts'
import { replaceInvitation } from './invitation.repository.ts'

/** Per account and day: enough for every real file, too few for mass mailing. */
const invitations = { purpose: 'invitation', limit: 30, windowSeconds: 24 * 3_600 }

export async function consumeInvitationLimit(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  profileId: ProfileId,
  count: number,
): Promise<void> {
  for (let spent = 0; spent < count; spent++)
    await consumeRateLimit(deps, { ...invitations, key: { account: profileId } })
}

type Invitee = {
  tenantId: TenantId
  email: string
  applicationType: ApplicationType
  initiator: InitiatorNames
  /** The initiator's: the invited person's is not known yet. */
  language: Language
}

/** Mails the link to join the file; an earlier link stops working. Only its hash is stored. */
export async function invite(
  { clock, newToken, tokens }: Pick<Deps, 'clock' | 'newToken' | 'tokens'>,
  tx: Db,
  { tenantId, email, applicationType, initiator, language }: Invitee,
): Promise<void> {
  const token = newToken()
  const invitedAt = clock()
  const expiresAt = new Date(invitedAt.getTime() + invitationDays * 24 * 3_600_000)
  await replaceInvitation(tx, { tenantId, hash: hashToken(token), invitedAt, expiresAt })
  const content = invitationTexts[language]({
    token: sealLinkToken(tokens, token),
    applicationType,
    initiator,
  })
  await withdrawInvitationMails(tx, [tenantId])
  await enqueueMail(tx, { kind: 'co-tenant-invitation', to: email, language, about: [tenantId], content })
}

/** An invitation that still waits to be sent would lead nowhere. */
export const withdrawInvitationMails = (tx: Db, tenantIds: readonly TenantId[]): Promise<void> =>
  dropMailsAbout(tx, tenantIds)
