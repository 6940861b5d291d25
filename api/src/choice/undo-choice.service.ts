import type { Stage } from '@bailclair/domain/application/stage.rules.ts'
import { mayUndo } from '@bailclair/domain/choice/answer.rules.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { recordEvent, recordEvents } from '#application/application-event.service.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, SignedIn } from '#deps.ts'
import { lockAnswer, restoreApplications } from './answer.repository.ts'
import { lockProperty, setLet } from './choice.repository.ts'
import { readChoice } from './read-choice.service.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

/** Before the answer has left: applications, link and property are as they were. */
export async function undoAnswer(
  deps: Needs,
  caller: SignedIn,
  { id: propertyId, answerId }: { id: PropertyId; answerId: string },
) {
  await deps.db.transaction().execute(async (tx) => {
    const property = await lockProperty(tx, caller.ownerId, propertyId)
    const answer = property && (await lockAnswer(tx, propertyId, answerId))
    if (!property || !answer) throw new AppError('AnswerNotFound')
    const at = deps.clock()
    if (!mayUndo(answer, at)) throw new AppError('AnswerLeft')
    const restored = await restoreApplications(tx, answerId, at)
    if (answer.chosenId) await setLet(tx, propertyId, { letOn: null, isLinkPaused: answer.linkWasPaused })
    await recordEvents(
      tx,
      restored.map(({ id, stage }) => ({
        propertyId,
        applicationId: id,
        at,
        actor: 'OWNER' as const,
        event: 'CHOICE_UNDONE' as const,
        stage: stage as Stage,
      })),
    )
    await recordAudit(deps, tx, caller.session, 'CHOICE_UNDONE', { object: { kind: 'PROPERTY', id: propertyId } })
  })
  return readChoice(deps, caller, propertyId)
}

/** A let property takes applications again. */
export async function openAgain(deps: Needs, caller: SignedIn, propertyId: PropertyId) {
  await deps.db.transaction().execute(async (tx) => {
    const property = await lockProperty(tx, caller.ownerId, propertyId)
    if (!property) throw new AppError('PropertyNotFound')
    if (!property.letOn) return
    await setLet(tx, propertyId, { letOn: null, isLinkPaused: false })
    await recordEvent(tx, { propertyId, at: deps.clock(), actor: 'OWNER', event: 'OPENED_AGAIN' })
    await recordAudit(deps, tx, caller.session, 'PROPERTY_OPENED_AGAIN', {
      object: { kind: 'PROPERTY', id: propertyId },
    })
  })
  return readChoice(deps, caller, propertyId)
}
