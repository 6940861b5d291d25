import type { Stage } from '@bailclair/domain/application/stage.rules.ts'

/** Tones of the badge of a stage, for owners and tenants. */
export const stageTones = {
  RECEIVED: 'processing',
  VISIT_PROPOSED: 'processing',
  VISITED: 'processing',
  SHORTLISTED: 'processing',
  CHOSEN: 'verified',
  NOT_CHOSEN: 'ended',
  LEASE_SIGNED: 'verified',
} as const satisfies Record<Stage, string>
