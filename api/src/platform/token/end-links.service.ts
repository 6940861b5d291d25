import { shortCodeLength } from '@bailclair/domain/share-link/short-code.shape.ts'
import type { Deps } from '#deps.ts'
import { newTypedCode } from './new-typed-code.ts'
import { lockTokenRows, type TokenPlace, tokenPlaces, updateSealedTokens } from './token.repository.ts'

type Needs = Pick<Deps, 'db' | 'tokens' | 'newToken'>

/** Rows per transaction: short locks. */
const batch = 500

/**
 * Gives every property and application another token: no link that was given out opens any more, and what was sealed
 * under a lost key can be shown again. Returns how many.
 */
export async function endLinks(deps: Needs): Promise<number> {
  let count = 0
  for (const place of tokenPlaces) {
    let after: string | undefined
    do {
      const ids = await endBatch(deps, place, after)
      count += ids.length
      after = ids.at(-1)
    } while (after !== undefined)
  }
  return count
}

function endBatch({ db, tokens, newToken }: Needs, place: TokenPlace, after: string | undefined): Promise<string[]> {
  const newTokenOf = ({ use }: TokenPlace) => (use === 'short-code' ? newTypedCode(shortCodeLength) : newToken())
  return db.transaction().execute(async (tx) => {
    const ids = await lockTokenRows(tx, place, after, batch)
    await updateSealedTokens(
      tx,
      place,
      ids.map((id) => ({ id, token: tokens.seal(place.use, newTokenOf(place)) })),
    )
    return ids
  })
}
