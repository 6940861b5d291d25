import { type Cents, fromCents } from '@bailclair/domain/value/money.schema.ts'

export const eurosOrNull = (cents: Cents | null) => (cents === null ? null : fromCents(cents))

/** An income that the team corrected, as its tenant and the team read it. */
export const toCorrection = (reason: string | null, declared: Cents | null) =>
  reason === null ? null : { reason, declaredIncome: eurosOrNull(declared) }
