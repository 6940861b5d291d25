import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { ShareToken } from '@bailclair/domain/share-link/share-token.schema.ts'
import { shortCodeLength } from '@bailclair/domain/share-link/short-code.shape.ts'
import { printTypedCode } from '@bailclair/domain/value/typed-code.ts'
import type { Deps, OwnerId } from '#deps.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import { newTypedCode } from '#platform/token/new-typed-code.ts'
import { openStoredToken } from '#platform/token/token-columns.ts'
import { findShortCode, findTokenByCode, hasProperty, insertShortCode } from './short-code.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'tokens'>

/** Enough for a group in front of a poster, too few for guessing codes (decision 193). */
const lookUps = { purpose: 'short-code', limit: 60, windowSeconds: 300 }

/** The code of the owner's link, as it is printed. Only links with a poster have one, so fewer can be guessed. */
export async function giveShortCode(
  { db, tokens }: Needs,
  ownerId: OwnerId,
  id: PropertyId,
): Promise<{ code: string }> {
  if (!(await hasProperty(db, ownerId, id))) throw new AppError('PropertyNotFound')
  if (!(await findShortCode(db, ownerId, id)))
    await insertShortCode(db, id, tokens.seal('short-code', newTypedCode(shortCodeLength)))
  const stored = await findShortCode(db, ownerId, id)
  if (!stored) throw new AppError('PropertyNotFound')
  return { code: printTypedCode(tokens.unseal('short-code', stored)) }
}

/** Where a code leads. Unknown, paused or a draft: the same answer (decision 15). */
export async function findLinkByCode(deps: Needs, code: string, ip: string): Promise<{ token: ShareToken }> {
  await consumeRateLimit(deps, { ...lookUps, key: { network: ip } })
  const stored = await findTokenByCode(deps.db, deps.tokens.hashesOf('short-code', code))
  if (!stored) throw new AppError('PropertyNotFound')
  return { token: openStoredToken(deps.tokens, 'share-link', stored) as ShareToken }
}
