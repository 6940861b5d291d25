import type { Deps } from '#deps.ts'
import { lockUnsealedLinks, updateLinkPath } from '#platform/mail/outbox.repository.ts'
import { sealLinkPath } from '#platform/mail/sealed-link.ts'
import { lockOutdatedTokens, type TokenPlace, tokenPlaces, updateSealedTokens } from './token.repository.ts'
import { openStoredToken } from './token-columns.ts'

type Needs = Pick<Deps, 'db' | 'tokens'>

/** Rows per transaction: short locks, and a stopped process loses little. */
const batch = 500

/**
 * Seals every token that is clear (written by an older release) or under a retired key, and returns how many. Safe when
 * several instances run it at once.
 */
export async function sealTokens(deps: Needs, isStopped: () => boolean = () => false): Promise<number> {
  let count = 0
  for (const sealBatch of [...tokenPlaces.map(sealBatchOf), sealLinkBatch])
    for (let done = batch; done === batch && !isStopped(); count += done) done = await sealBatch(deps)
  return count
}

const sealBatchOf =
  (place: TokenPlace) =>
  ({ db, tokens }: Needs): Promise<number> =>
    db.transaction().execute(async (tx) => {
      const rows = await lockOutdatedTokens(tx, place, tokens.retiredIds, batch)
      const resealed = rows.map(({ id, ...stored }) => ({
        id,
        token: tokens.seal(place.use, openStoredToken(tokens, place.use, stored)),
      }))
      if (rows.length > 0) await updateSealedTokens(tx, place, resealed)
      return rows.length
    })

/** Links in mails that are not sent yet, or dead. */
const sealLinkBatch = ({ db, tokens }: Needs): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const mails = await lockUnsealedLinks(tx, tokens.currentId, batch)
    for (const { id, path } of mails) await updateLinkPath(tx, id, sealLinkPath(tokens, path))
    return mails.length
  })
