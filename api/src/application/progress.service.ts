import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { mayShareFile } from '@bailclair/domain/application/consent-scope.rules.ts'
import { isOpenStage } from '@bailclair/domain/application/stage.rules.ts'
import { housingAgencyOf } from '@bailclair/domain/law/housing-agency.rules.ts'
import type { Deps, SignedIn, TenantAccount } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { getApplicationOfOwner, getApplicationOfTenant, type OwnersApplication } from './own-application.service.ts'
import { findAnswer, findParties, listSteps } from './progress.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

export async function readProgress(deps: Needs, { ownerId }: SignedIn, id: ApplicationId) {
  const application = await getApplicationOfOwner(deps, deps.db, ownerId, id)
  const answer = await findAnswer(deps.db, id)
  return {
    stage: application.stage,
    steps: await readSteps(deps.db, id),
    entryDate: application.entryDate,
    ...waitingSince(application),
    ...(answer && {
      answer: {
        id: answer.id,
        reason: answer.reason,
        words: answer.words,
        text: answer.text,
        leavesAt: answer.leavesAt.toISOString(),
        hasLeft: answer.leftAt !== null,
      },
    }),
  }
}

export async function readMyApplication(deps: Needs, account: TenantAccount, id: ApplicationId) {
  const application = await getApplicationOfTenant(deps, deps.db, account, id)
  const parties = await findParties(deps.db, id)
  const progress = await readVisibleProgress(deps.db, application)
  const { consentScope: scope, tenantType, wish, entryDate } = application
  const address = parties?.address ?? null
  return {
    id,
    propertyName: application.propertyName,
    address,
    ownerName: [parties?.firstName, parties?.lastName].filter(Boolean).join(' '),
    appliedAt: application.createdAt.toISOString(),
    scope,
    wish,
    entryDate,
    mayShareFile: mayShareFile({ scope, tenantType, stage: progress.stage }),
    ...progress,
    ...waitingSince({ ...application, stage: progress.stage }),
    housingAgency: (progress.stage === 'NOT_CHOSEN' && housingAgencyOf(address)) || null,
  }
}

/** As the tenants know it: of a choice they see nothing before its answer has left. */
export async function readVisibleProgress(db: Db, { id, stage }: Pick<OwnersApplication, 'id' | 'stage'>) {
  const answer = await findAnswer(db, id)
  const steps = await readSteps(db, id)
  const isWaiting = answer !== undefined && answer.leftAt === null
  return {
    stage: isWaiting ? answer.stageBefore : stage,
    steps: isWaiting ? steps.filter(({ at }) => at < answer.decidedAt.toISOString()) : steps,
    ...(answer?.leftAt && {
      answer: {
        at: answer.leftAt.toISOString(),
        text: answer.text,
        ...(answer.tellsReason && { reason: answer.reason, words: answer.words }),
      },
    }),
  }
}

const waitingSince = ({ stage, consentedAt }: Pick<OwnersApplication, 'stage' | 'consentedAt'>) =>
  isOpenStage(stage) ? { waitingSince: consentedAt.toISOString() } : {}

async function readSteps(db: Db, id: ApplicationId) {
  const steps = await listSteps(db, id)
  return steps.map(({ at, stage }) => ({ stage: stage ?? ('RECEIVED' as const), at: at.toISOString() }))
}
