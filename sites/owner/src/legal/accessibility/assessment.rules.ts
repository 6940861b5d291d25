import type { CriterionState } from './criteria.data.ts'

export type Assessment = { applicable: number; met: number; open: number; unchecked: number }

/** `absent` criteria do not count; unchecked ones count as not met. */
export function assess(states: readonly CriterionState[]): Assessment {
  const count = (state: CriterionState) => states.filter((it) => it === state).length
  return {
    applicable: states.length - count('absent'),
    met: count('met'),
    open: count('open'),
    unchecked: count('unchecked'),
  }
}

/** Whole percent, rounded down: the statement must not overstate. */
export const rateOf = ({ met, applicable }: Assessment): number => Math.floor((met * 100) / applicable)

/** RGAA themes 1 to 13 with their results. */
export function byTheme(criteria: Readonly<Record<string, CriterionState>>): { theme: number; found: Assessment }[] {
  const entries = Object.entries(criteria)
  const themes = [...new Set(entries.map(([number]) => themeOf(number)))]
  return themes.map((theme) => ({
    theme,
    found: assess(entries.filter(([number]) => themeOf(number) === theme).map(([, state]) => state)),
  }))
}

const themeOf = (criterion: string) => Number(criterion.split('.')[0])
