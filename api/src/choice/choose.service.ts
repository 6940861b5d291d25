import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { type AccessEnd, leavesAt } from '@bailclair/domain/choice/answer.rules.ts'
import type { Choice, Refusal } from '@bailclair/domain/choice/choice.schema.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { type AccessPeriod, periodEndingOn } from '@bailclair/domain/file-access/access-period.rules.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import { addDays, type CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { recordEvents } from '#application/application-event.service.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, SignedIn } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { answerApplications, insertAnswer } from './answer.repository.ts'
import { lockAnswerable, lockProperty, setLet } from './choice.repository.ts'
import { readChoice } from './read-choice.service.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

/**
 * Chooses one applicant: the property is let, its link pauses, and all others get the answer in 24 hours. The same
 * choice again is a double click; another one needs the first to be undone.
 */
export async function chooseApplicant(deps: Needs, caller: SignedIn, propertyId: PropertyId, choice: Choice) {
  const { applicationId: chosenId } = choice
  await deps.db.transaction().execute(async (tx) => {
    const property = await lockProperty(tx, caller.ownerId, propertyId)
    if (!property) throw new AppError('PropertyNotFound')
    const today = todayInParis(deps.clock())
    const found = await lockAnswerable(tx, propertyId, today)
    const already = found.find(({ stage }) => stage === 'CHOSEN')
    if (already?.id === chosenId) return
    if (already) throw new AppError('AlreadyChosen')
    if (!found.some(({ id }) => id === chosenId)) throw new AppError('ApplicationNotFound')
    const ids = found.map(({ id }) => id)
    await answer(deps, tx, propertyId, { ...choice, ids, chosenId, linkWasPaused: property.isLinkPaused })
    await setLet(tx, propertyId, { letOn: today, isLinkPaused: true })
    await recordAudit(deps, tx, caller.session, 'APPLICANT_CHOSEN', { object: { kind: 'PROPERTY', id: propertyId } })
  })
  return readChoice(deps, caller, propertyId)
}

/** Answers some applicants, and nobody is chosen. Those who have an answer already are left out. */
export async function refuseApplicants(deps: Needs, caller: SignedIn, propertyId: PropertyId, refusal: Refusal) {
  await deps.db.transaction().execute(async (tx) => {
    const property = await lockProperty(tx, caller.ownerId, propertyId)
    if (!property) throw new AppError('PropertyNotFound')
    const found = await lockAnswerable(tx, propertyId, todayInParis(deps.clock()), refusal.ids)
    if (found.length === 0) throw new AppError('StageChanged')
    const ids = found.map(({ id }) => id)
    await answer(deps, tx, propertyId, { ...refusal, ids, chosenId: null, linkWasPaused: property.isLinkPaused })
    await recordAudit(deps, tx, caller.session, 'APPLICANTS_ANSWERED', { object: { kind: 'PROPERTY', id: propertyId } })
  })
  return readChoice(deps, caller, propertyId)
}

type Given = Omit<Refusal, 'ids'> & {
  ids: readonly ApplicationId[]
  chosenId: ApplicationId | null
  linkWasPaused: boolean
}

async function answer({ clock }: Pick<Deps, 'clock'>, tx: Db, propertyId: PropertyId, given: Given): Promise<void> {
  const { ids, chosenId, linkWasPaused, text, tellsReason, reason, words = null, access } = given
  const at = clock()
  const answerId = await insertAnswer(tx, {
    propertyId,
    chosenId,
    linkWasPaused,
    text,
    tellsReason,
    decidedAt: at,
    leavesAt: leavesAt(at),
    leftAt: null,
    applications: ids.length,
  })
  const period = endOfAccess(access, todayInParis(at))
  await answerApplications(tx, ids, { answerId, chosenId, reason, words, at, period })
  const events = ids.map((applicationId) => ({
    propertyId,
    applicationId,
    at,
    actor: 'OWNER' as const,
    event: 'STAGE' as const,
    ...(applicationId === chosenId ? { stage: 'CHOSEN' as const } : { stage: 'NOT_CHOSEN' as const, reason }),
  }))
  await recordEvents(tx, events)
}

/** At once: yesterday was the last day. */
const endOfAccess = (access: AccessEnd, today: CalendarDate): AccessPeriod | undefined =>
  access === 'AT_ONCE' ? periodEndingOn(addDays(today, -1)) : undefined
