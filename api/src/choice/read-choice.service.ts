import { rowName } from '@bailclair/domain/application/row-name.rules.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import type { Deps, SignedIn } from '#deps.ts'
import { listAnswers } from './answer.repository.ts'
import { countOpen, findChosen, findProperty } from './choice.repository.ts'

/** How far the choice on a property of the owner is. */
export async function readChoice(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { ownerId }: SignedIn,
  propertyId: PropertyId,
) {
  const property = await findProperty(db, ownerId, propertyId)
  if (!property) throw new AppError('PropertyNotFound')
  const today = todayInParis(clock())
  const chosen = await findChosen(db, propertyId, today)
  const answers = await listAnswers(db, propertyId)
  return {
    letOn: property.letOn,
    openCount: await countOpen(db, propertyId, today),
    ...(chosen && { chosen: { applicationId: chosen.id, name: rowName(chosen.tenants) } }),
    answers: answers.map(({ id, chosenId, count, decidedAt, leavesAt, leftAt }) => ({
      id,
      isChoice: chosenId !== null,
      count,
      decidedAt: decidedAt.toISOString(),
      leavesAt: leavesAt.toISOString(),
      hasLeft: leftAt !== null,
    })),
  }
}
