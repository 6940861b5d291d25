import type { SignalKind } from '@bailclair/domain/signal/signal.schema.ts'

/** How much a kind says by itself, in words: never a score. The first is shown first. */
const signalWeights = ['FIRST', 'ALSO', 'OFTEN_HARMLESS'] as const
export type SignalWeight = (typeof signalWeights)[number]

export const weightOf: Readonly<Record<SignalKind, SignalWeight>> = {
  MIXED_FONTS: 'FIRST',
  AMOUNTS_DIFFER: 'FIRST',
  SAME_BYTES: 'FIRST',
  EDITED_WITH: 'ALSO',
  EMPLOYER_NUMBER_WRONG: 'ALSO',
  ACCOUNT_NUMBER_WRONG: 'ALSO',
  SAME_PICTURE: 'ALSO',
  SAVED_AGAIN: 'OFTEN_HARMLESS',
}

export const byWeight = (one: { kind: SignalKind }, other: { kind: SignalKind }): number =>
  signalWeights.indexOf(weightOf[one.kind]) - signalWeights.indexOf(weightOf[other.kind])
