/** Where an application stands. An applicant who withdraws has no application any more (`WITHDRAWN`). */
export const stages = [
  'RECEIVED',
  'VISIT_PROPOSED',
  'VISITED',
  'SHORTLISTED',
  'CHOSEN',
  'NOT_CHOSEN',
  'LEASE_SIGNED',
] as const
export type Stage = (typeof stages)[number]

export const stageActors = ['OWNER', 'APPLICANT', 'SERVICE'] as const
export type StageActor = (typeof stageActors)[number]

/** The owner has not decided yet. */
export const openStages = ['RECEIVED', 'VISIT_PROPOSED', 'VISITED', 'SHORTLISTED'] as const satisfies readonly Stage[]
export type OpenStage = (typeof openStages)[number]
export const isOpenStage = (stage: Stage): stage is OpenStage => (openStages as readonly Stage[]).includes(stage)

type Moves = Partial<Record<Stage | 'WITHDRAWN', readonly StageActor[]>>

const whileOpen: Moves = {
  CHOSEN: ['OWNER'],
  // the service after 45 days without an answer
  NOT_CHOSEN: ['OWNER', 'SERVICE'],
  WITHDRAWN: ['APPLICANT'],
}

/**
 * Who may move an application from where to where. Before a decision an owner moves it as they like, also back. Undoing
 * a choice within its 24 hours is not a move: it restores what was (`choice/answer.rules.ts`).
 */
const moves: Readonly<Record<Stage, Moves>> = {
  RECEIVED: { VISIT_PROPOSED: ['OWNER'], VISITED: ['OWNER'], SHORTLISTED: ['OWNER'], ...whileOpen },
  VISIT_PROPOSED: { RECEIVED: ['OWNER'], VISITED: ['OWNER'], SHORTLISTED: ['OWNER'], ...whileOpen },
  VISITED: { RECEIVED: ['OWNER'], VISIT_PROPOSED: ['OWNER'], SHORTLISTED: ['OWNER'], ...whileOpen },
  SHORTLISTED: { RECEIVED: ['OWNER'], VISIT_PROPOSED: ['OWNER'], VISITED: ['OWNER'], ...whileOpen },
  // the lease was not concluded after all
  CHOSEN: { LEASE_SIGNED: ['OWNER'], NOT_CHOSEN: ['OWNER'], WITHDRAWN: ['APPLICANT'] },
  // somebody applies again when the property is open again
  NOT_CHOSEN: { RECEIVED: ['APPLICANT'], WITHDRAWN: ['APPLICANT'] },
  LEASE_SIGNED: { WITHDRAWN: ['APPLICANT'] },
}

export const mayMove = (actor: StageActor, from: Stage, to: Stage | 'WITHDRAWN'): boolean =>
  moves[from][to]?.includes(actor) ?? false

/** Stages that an owner sets by themselves; a choice and its answers have calls of their own. */
export const settableStages = [...openStages, 'LEASE_SIGNED'] as const satisfies readonly Stage[]
