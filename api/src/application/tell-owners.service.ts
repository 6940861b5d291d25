import { rowName } from '@bailclair/domain/application/row-name.rules.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import type { Deps, RentalFileId } from '#deps.ts'
import { notifyOwner } from '#notification/notify-owner.service.ts'
import type { Db } from '#platform/database/db.ts'
import type { MailTexts } from '#platform/mail/mail-texts.ts'
import { listTenants } from './applicant.repository.ts'
import { listShares, type Share } from './application.repository.ts'
import { nowVerifiedTexts, type SharedFile } from './owner-mails.messages.ts'

/** One mail per owner with access now, for all properties that the file was shared for. */
export async function tellOwnersVerified({ clock }: Pick<Deps, 'clock'>, tx: Db, fileId: RentalFileId): Promise<void> {
  const shares = await listShares(tx, fileId, todayInParis(clock()))
  await tellOwners(tx, fileId, shares, { kind: 'applicant-now-verified', news: 'VERIFIED', texts: nowVerifiedTexts })
}

type Told = { kind: string; news: 'VERIFIED' | 'WITHDRAWN'; texts: MailTexts<SharedFile> }

export async function tellOwners(
  tx: Db,
  fileId: RentalFileId,
  shares: readonly Share[],
  { kind, news, texts }: Told,
): Promise<void> {
  if (shares.length === 0) return
  const applicant = rowName(await listTenants(tx, fileId))
  for (const { ownerId, properties } of shares) {
    await notifyOwner(tx, ownerId, {
      kind,
      news,
      about: properties.map(({ id, ...property }) => ({
        propertyId: id,
        ...property,
        ...(news === 'VERIFIED' && { fileId }),
      })),
      contentOf: (language, about) =>
        texts[language]({
          applicant,
          properties: about.map(({ propertyId, ...other }) => ({ id: propertyId, ...other })),
        }),
    })
  }
}
