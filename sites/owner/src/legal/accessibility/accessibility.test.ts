import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { accessibilityMessages } from './accessibility.messages.ts'
import { assess, byTheme, rateOf } from './assessment.rules.ts'
import { type CriterionState, criteria } from './criteria.data.ts'

const document = readFileSync(resolve(import.meta.dirname, '../../../../../docs/accessibility.md'), 'utf8')

describe('the assessment', () => {
  it('has the 106 criteria of RGAA 4.1, in its 13 themes', () => {
    const sizes = byTheme(criteria).map(({ theme }) => Object.keys(criteria).filter((it) => it.startsWith(`${theme}.`)))
    expect(sizes.map(({ length }) => length)).toEqual([9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12])
  })

  it('is the one of docs/accessibility.md, criterion by criterion', () => {
    const rows = [...document.matchAll(/^\| (\d+\.\d+) \| (\w+) \| \S.*\|$/gm)]
    expect(Object.fromEntries(rows.map(([, number, state]) => [number, state]))).toEqual(criteria)
  })

  it('tells visitors of every open defect', () => {
    const states: Record<string, CriterionState> = criteria
    const open = Object.entries(states).filter(([, state]) => state === 'open')
    expect(Object.keys(accessibilityMessages.en?.defects.list ?? {})).toEqual(
      open.map(([number]) => `criterion${number.replace('.', '_')}`),
    )
  })

  it('counts what nobody has looked at as not met, and never rounds up', () => {
    const found = assess(['met', 'met', 'unchecked', 'absent'])
    expect(found).toEqual({ applicable: 3, met: 2, open: 0, unchecked: 1 })
    expect(rateOf(found)).toBe(66)
  })

  it('claims the figure that the document states', () => {
    const found = assess(Object.values(criteria))
    expect(document).toContain(`${found.met} of the ${found.applicable} criteria that apply (${rateOf(found)} %)`)
  })
})
