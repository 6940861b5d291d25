import { describe, expect, it } from 'vitest'
import { begunFile } from '#test/tenant.ts'
import {
  has,
  type SituationValues,
  situationOf,
  situationProblems,
  situationValues,
  totalOf,
} from './situation-form.ts'

const blank = situationValues(undefined, 'fr')
const values = (changes: Partial<SituationValues>): SituationValues => ({ ...blank, situation: 'STUDENT', ...changes })
const salary = (amount: string) => values({ hasSALARY: true, SALARY: amount })

describe('what the fields begin with', () => {
  it('nothing declared: nothing ticked', () => {
    expect(blank).toMatchObject({ situation: '', none: false, hasSALARY: false, SALARY: '' })
  })
  it('declared to have none', () => {
    expect(situationValues({ ...begunFile, situation: 'STUDENT', incomes: [] }, 'fr').none).toBe(true)
  })
  it('amounts in the visitor’s writing, two of a kind as one', () => {
    const incomes = [
      { kind: 'SALARY', monthlyAmount: 1200.1 },
      { kind: 'SALARY', monthlyAmount: 0.2 },
      { kind: 'RENT', monthlyAmount: 300 },
    ] as const
    const file = { ...begunFile, incomes: [...incomes] }
    expect(situationValues(file, 'fr')).toMatchObject({ hasSALARY: true, SALARY: '1200,3', hasRENT: true, RENT: '300' })
    expect(situationValues(file, 'en')).toMatchObject({ SALARY: '1200.3' })
  })
})

describe('what is wrong', () => {
  it.each([
    [values({ none: true }), {}],
    [salary('1 250,50'), {}],
    [{ ...blank, none: true }, { situation: 'field-required' }],
    [values({}), { incomes: 'field-required' }],
    [salary(''), { SALARY: 'field-required' }],
    [salary('0'), { SALARY: 'income-not-positive' }],
    [salary('0,01'), {}],
    [salary('beaucoup'), { SALARY: 'number-not-valid' }],
    // Amounts beside an unticked box do not count.
    [values({ none: true, SALARY: 'x' }), {}],
    [values({ hasSALARY: true, SALARY: '1', hasRENT: true, RENT: '-1' }), { RENT: 'income-not-positive' }],
  ])('%#', (given, problems) => {
    expect(situationProblems(given)).toEqual(problems)
  })
})

describe('what is sent', () => {
  it('the ticked kinds alone', () => {
    expect(situationOf(values({ hasSALARY: true, SALARY: '1 250,50', RENT: '300' }))).toEqual({
      situation: 'STUDENT',
      incomes: [{ kind: 'SALARY', monthlyAmount: 1250.5 }],
    })
  })
  it('nothing, for no income', () => {
    expect(situationOf(values({ none: true, [has('SALARY')]: true, SALARY: '5' })).incomes).toEqual([])
  })
})

describe('the total', () => {
  it.each([
    [values({}), undefined],
    [values({ none: true }), 0],
    [salary(''), undefined],
    [salary('1000'), 1000],
    [values({ hasSALARY: true, SALARY: '0,1', hasRENT: true, RENT: '0,2' }), 0.3],
    [{ ...salary('1000'), situation: '' as const }, 1000],
  ])('%#', (given, total) => {
    expect(totalOf(given)).toBe(total)
  })
})
