import { describe, expect, it } from 'vitest'
import { fileChanges, guarantorChanges, situationChanges } from './file-changes.schema.ts'

const problemsOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  (result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])

describe('situationChanges', () => {
  const salary = { kind: 'SALARY', monthlyAmount: 1_500.5 }
  it.each([
    [{ situation: 'STUDENT', incomes: [] }, []],
    [{ situation: 'STUDENT', incomes: [salary, salary] }, []],
    [{ situation: 'STUDENT', incomes: Array(10).fill(salary) }, []],
    [{ situation: 'STUDENT', incomes: Array(11).fill(salary) }, [['incomes', 'field-not-valid']]],
    [{ situation: 'RICH', incomes: [] }, [['situation', 'field-required']]],
    [{ incomes: [] }, [['situation', 'field-required']]],
    [{ situation: 'STUDENT' }, [['incomes', 'field-required']]],
    [
      { situation: 'STUDENT', incomes: [{ ...salary, monthlyAmount: 0 }] },
      [['incomes.0.monthlyAmount', 'income-not-positive']],
    ],
    [{ situation: 'STUDENT', incomes: [{ ...salary, kind: 'LOTTERY' }] }, [['incomes.0.kind', 'field-required']]],
  ])('%j: %j', (body, problems) => expect(problemsOf(situationChanges.safeParse(body))).toEqual(problems))
})

describe('guarantorChanges', () => {
  const names = { firstName: 'ana', lastName: 'DURAND' }
  it.each([
    [{ kind: 'PERSON', ...names, monthlyIncome: 0 }, []],
    [{ kind: 'PERSON', ...names }, [['monthlyIncome', 'field-required']]],
    [{ kind: 'PERSON', ...names, monthlyIncome: -1 }, [['monthlyIncome', 'income-negative']]],
    [
      { kind: 'PERSON', monthlyIncome: 1 },
      [
        ['firstName', 'field-required'],
        ['lastName', 'field-required'],
      ],
    ],
    [{ kind: 'COMPANY', name: 'Durand SARL', ...names }, []],
    [{ kind: 'COMPANY', name: 'Durand SARL', ...names, monthlyIncome: null }, []],
    [{ kind: 'COMPANY', ...names }, [['name', 'field-required']]],
    [{ kind: 'BODY', name: 'Garantie des loyers' }, []],
    [{ kind: 'BODY', name: 'x'.repeat(101) }, [['name', 'text-too-long']]],
    [{ kind: 'FRIEND', ...names }, [['kind', 'field-required']]],
  ])('%j: %j', (body, problems) => expect(problemsOf(guarantorChanges.safeParse(body))).toEqual(problems))
})

describe('fileChanges', () => {
  const people = (count: number) => Array.from({ length: count }, (_, index) => ({ email: `p${index}@example.org` }))
  it.each([
    [{ applicationType: 'ALONE' }, []],
    [{ applicationType: 'GROUP', coTenants: people(9) }, []],
    [{ applicationType: 'GROUP', coTenants: people(10) }, [['coTenants', 'field-not-valid']]],
    [
      { applicationType: 'COUPLE', coTenants: [{ email: 'nobody' }] },
      [['coTenants.0.email', 'register.email-not-valid']],
    ],
    [{}, [['applicationType', 'field-required']]],
  ])('%j: %j', (body, problems) => expect(problemsOf(fileChanges.safeParse(body))).toEqual(problems))
})
