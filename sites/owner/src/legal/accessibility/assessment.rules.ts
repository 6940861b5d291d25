import type { CriterionState } from './criteria.data.ts'

export type Assessment = { applicable: number; met: number; open: number; unchecked: number }

/** What has no object does not count; what nobody has looked at counts as not met. */
export function assess(states: readonly CriterionState[]): Assessment {
  const count = (state: CriterionState) => states.filter((it) => it === state).length
  return {
    applicable: states.length - count('absent'),
    met: count('met'),
    open: count('open'),
    unchecked: count('unchecked'),
  }
}

/** In whole percent, rounded down: a statement must not claim more than was counted. */
export const rateOf = ({ met, applicable }: Assessment): number => Math.floor((met * 100) / applicable)

/** The themes of RGAA, 1 to 13, each with what was found of its criteria. */
export function byTheme(criteria: Readonly<Record<string, CriterionState>>): { theme: number; found: Assessment }[] {
  const entries = Object.entries(criteria)
  const themes = [...new Set(entries.map(([number]) => themeOf(number)))]
  return themes.map((theme) => ({
    theme,
    found: assess(entries.filter(([number]) => themeOf(number) === theme).map(([, state]) => state)),
  }))
}

const themeOf = (criterion: string) => Number(criterion.split('.')[0])
