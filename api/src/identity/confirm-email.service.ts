import { AppError } from '@bailclair/domain/contract/errors.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { sealLinkToken } from '#platform/mail/sealed-link.ts'
import { issuerOf, type PublicRealm } from '#platform/session.ts'
import { returnAccountMails } from './account-limits.ts'
import { deleteTokens } from './account-token.repository.ts'
import { issueToken, redeemToken } from './account-token.service.ts'
import { emailChangedTexts } from './email-change-mails.messages.ts'
import type { EmailAdoption, EmailTable } from './email-table.ts'
import { endOtherSignUps, runRemovals } from './end-sign-ups.service.ts'
import { alignUser, moveUser } from './move-user.ts'
import { deletePendingLinks } from './sign-up.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'logger' | 'identity' | 'newToken' | 'tokens'>

/** A password change or an undo deleted the link while it was being used. */
class ChangeStopped extends Error {}

/**
 * The identity server changes first, because it keeps addresses unique. If the database fails afterwards, the owner
 * already signs in with the new address; opening the link again updates the database.
 */
export const confirmEmail = (
  deps: Needs,
  realm: PublicRealm,
  token: string,
  table: EmailTable,
): Promise<{ email: string }> =>
  redeemToken(deps, { realm, purpose: 'EMAIL_CHANGE', token }, async ({ subject, email, use }) => {
    await moveUser(deps, realm, { subject, email })
    const account = { issuer: issuerOf(deps.config, realm), subject }
    try {
      const removals = await deps.db.transaction().execute(async (tx) => {
        const adopted = await table.adoptEmail(tx, account, email)
        if (!adopted) throw new AppError('TokenExpired')
        if (!(await use(tx))) throw new ChangeStopped()
        await returnAccountMails({ ...deps, db: tx }, email)
        // these links went to the old address
        await deleteTokens(tx, { realm, subject }, ['RESET'])
        await offerUndo(deps, tx, { realm, subject, email }, adopted)
        await recordAudit(deps, tx, account, 'EMAIL_CHANGED')
        return endOtherSignUps(deps, tx, { realm, email, subject }, () => deletePendingLinks(tx, { realm, email }))
      })
      await runRemovals(deps, removals)
    } catch (error) {
      if (!(error instanceof ChangeStopped)) throw error
      await alignUser(deps, realm, subject, table)
      throw new AppError('TokenExpired')
    }
    return { email }
  })

/** The old address can take the account back for 72 hours. */
async function offerUndo(
  deps: Needs,
  tx: Db,
  { realm, subject, email }: { realm: PublicRealm; subject: string; email: string },
  { before, language, ownerId }: EmailAdoption,
) {
  // the same link opened again after a failure
  if (before === email) return
  const token = await issueToken(deps, tx, { realm, purpose: 'EMAIL_UNDO', subject, email: before })
  const content = emailChangedTexts[language]({ realm, token: sealLinkToken(deps.tokens, token), newEmail: email })
  await enqueueMail(tx, { kind: 'email-changed', to: before, language, content, ...(ownerId && { ownerId }) })
}
