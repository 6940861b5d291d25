import type { EnergyRuleId } from '../law/energy-rule-days.data.ts'
import type { EnergyGrade } from './energy-grade.rules.ts'
import type { Territory } from './territory.rules.ts'

/**
 * What the calendar can forbid an owner. Renewing is also tacit: the lease goes on, but the home must reach the grade.
 * Raising the rent is indexation, renewal, re-letting or works, of leases signed or renewed since that day.
 */
export type LettingAct = 'signLease' | 'renewLease' | 'raiseRent'

/** `rule`: forbidden once the rule is in force. `never`: no ban is planned. `uncertain`: nothing is sure enough to say. */
export type Ban = { kind: 'rule'; rule: EnergyRuleId } | { kind: 'never' } | { kind: 'uncertain' }

const by = (rule: EnergyRuleId): Ban => ({ kind: 'rule', rule })
const never: Ban = { kind: 'never' }
const uncertain: Ban = { kind: 'uncertain' }

type Bans = Readonly<Record<LettingAct, Ban>>

const free: Bans = { signLease: never, renewLease: never, raiseRent: never }
const unknown: Bans = { signLease: uncertain, renewLease: uncertain, raiseRent: uncertain }
const fromAToD = (bans: Bans) => ({ A: bans, B: bans, C: bans, D: bans, 'A-D': bans })

const everythingUnknown = { ...fromAToD(unknown), E: unknown, F: unknown, G: unknown, 'G+': unknown }

/**
 * Overseas a G+ is let as a G: the threshold of 450 kWh/m²/year is a rule of the mainland alone
 * (decree 2021-19 of 11 January 2021).
 */
const overseasG: Bans = {
  signLease: by('energy-lease-g-overseas'),
  renewLease: by('energy-lease-g-overseas'),
  raiseRent: by('energy-rent-overseas'),
}

/**
 * Energy grade and letting, by territory (decision 4, docs/law.md). The ban on G+ of 2023 was for new leases only; its
 * renewals fell under that of G in 2025.
 * Days are those of the rules (`energyRuleDays`), or what an operator says of them.
 */
export const lettingCalendar: Readonly<Record<Territory, Readonly<Record<EnergyGrade, Bans>>>> = {
  MAINLAND: {
    ...fromAToD(free),
    E: { signLease: by('energy-lease-e'), renewLease: by('energy-lease-e'), raiseRent: never },
    F: { signLease: by('energy-lease-f'), renewLease: by('energy-lease-f'), raiseRent: by('energy-rent') },
    G: { signLease: by('energy-lease-g'), renewLease: by('energy-lease-g'), raiseRent: by('energy-rent') },
    'G+': {
      signLease: by('energy-lease-g-plus'),
      renewLease: by('energy-lease-g'),
      raiseRent: by('energy-rent'),
    },
  },
  OVERSEAS_DEPARTMENT: {
    ...fromAToD(free),
    // Decree 2023-796 stops at F: no ban is provided for E.
    E: free,
    F: {
      signLease: by('energy-lease-f-overseas'),
      renewLease: by('energy-lease-f-overseas'),
      raiseRent: by('energy-rent-overseas'),
    },
    G: overseasG,
    'G+': overseasG,
  },
  OTHER_OVERSEAS: everythingUnknown,
  UNKNOWN: everythingUnknown,
}
