import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import type { Deps, OwnerId } from '#deps.ts'
import { findProperty } from './property.repository.ts'
import { toCertificate } from './to-property.ts'

/** A property of the owner without its applications, with the certificate as it is today. */
export async function getHome({ db, clock }: Pick<Deps, 'db' | 'clock'>, ownerId: OwnerId, id: PropertyId) {
  const found = await findProperty(db, ownerId, id)
  if (!found) throw new AppError('PropertyNotFound')
  const { certificate, shareToken: _, ...home } = found
  return { ...home, certificate: certificate && toCertificate(certificate, todayInParis(clock())) }
}
