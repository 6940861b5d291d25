import { findDistrict } from '@bailclair/domain/address/town.rules.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { findGrade } from '@bailclair/domain/energy-certificate/energy-grade.rules.ts'
import { type PublicField, publicFieldNames } from '@bailclair/domain/share-link/public-property.schema.ts'
import type { ShareToken } from '@bailclair/domain/share-link/share-token.schema.ts'
import type { Deps } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import { lookUp } from '#platform/token/token-columns.ts'
import { findOpenProperty, lockOpenProperty, type OpenProperty } from './share-link.repository.ts'

export type { OpenProperty } from './share-link.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'tokens'>

/** Enough for a school behind one IP address, too few for guessing tokens. */
const openings = { purpose: 'share-link', limit: 300, windowSeconds: 300 }

/** The property behind a share link. Unknown, paused or a draft: the same answer (decision 15). */
export async function getOpenProperty(deps: Needs, token: ShareToken, ip: string): Promise<OpenProperty> {
  const [property] = await Promise.all([
    findOpenProperty(deps.db, lookUp(deps.tokens, 'share-link', token)),
    consumeRateLimit(deps, { ...openings, key: { network: ip } }),
  ])
  return found(property)
}

/** The same, locked: it cannot be deleted before the transaction ends. */
export const lockLinkedProperty = async (
  { tokens }: Pick<Deps, 'tokens'>,
  tx: Db,
  token: ShareToken,
): Promise<OpenProperty> => found(await lockOpenProperty(tx, lookUp(tokens, 'share-link', token)))

function found(property: OpenProperty | undefined): OpenProperty {
  if (!property) throw new AppError('PropertyNotFound')
  return property
}

type OwnerNames = Pick<OpenProperty, 'ownerFirstName' | 'ownerLastName'>

export const ownerNameOf = ({ ownerFirstName, ownerLastName }: OwnerNames): string =>
  [ownerFirstName, ownerLastName].filter(Boolean).join(' ')

/** What the holder of a link sees, and nothing else: the district, not the street (decision 15). */
export async function openLink(deps: Needs, token: ShareToken, ip: string) {
  const property = await getOpenProperty(deps, token, ip)
  const found = findGrade(property)
  const shown = Object.fromEntries(publicFieldNames.map((field) => [field, property[field]]))
  return {
    ...(shown as Pick<OpenProperty, PublicField>),
    address: findDistrict(property.address),
    energyGrade: found?.grade ?? null,
    energyGradeEstimated: found ? found.source === 'estimated' : null,
    ownerName: ownerNameOf(property),
    ...(property.isVisitFirst && { visitFirst: true as const }),
  }
}
