import { describe, expect, it } from 'vitest'
import type { DocumentCategory } from '../document/document-category.rules.ts'
import { type GivenPart, listMissing, type Missing } from './missing.rules.ts'
import { situations } from './situation.rules.ts'

const given = (...categories: DocumentCategory[]) =>
  categories.map((category) => ({ category, status: 'PENDING' as const }))

const part = (changes: Partial<GivenPart> = {}): GivenPart => ({
  firstName: 'Ana',
  lastName: 'Durand',
  situation: 'PERMANENT_CONTRACT',
  monthlyIncome: 2_000,
  documents: given('IDENTITY', 'ADDRESS', 'PROFESSIONAL', 'INCOME'),
  guarantors: [],
  ...changes,
})
const inWords = (missing: Missing[]) =>
  missing.map(({ step, category, guarantorId }) => [step, category, guarantorId].filter(Boolean).join(' '))

describe('listMissing', () => {
  const person = { id: 'G', kind: 'PERSON', monthlyIncome: 3_000, documents: given('IDENTITY', 'ADDRESS', 'INCOME') }
  const guaranteed = (changes: object) => part({ guarantors: [{ ...person, ...changes } as never] })

  it.each([
    ['everything', part(), []],
    [
      'nothing at all',
      part({ firstName: null, lastName: null, situation: null, monthlyIncome: null, documents: [] }),
      ['NAMES', 'SITUATION', 'DOCUMENT IDENTITY', 'DOCUMENT ADDRESS', 'DOCUMENT PROFESSIONAL', 'DOCUMENT INCOME'],
    ],
    ['no first name', part({ firstName: null }), ['NAMES']],
    ['no last name', part({ lastName: '' }), ['NAMES']],
    ['no situation', part({ situation: null }), ['SITUATION']],
    ['a situation without incomes', part({ monthlyIncome: null }), ['SITUATION']],
    [
      'no income, and no proof of one',
      part({ monthlyIncome: 0, documents: given('IDENTITY', 'ADDRESS', 'PROFESSIONAL') }),
      [],
    ],
    [
      'one euro, and no proof of it',
      part({ monthlyIncome: 1, documents: given('IDENTITY', 'ADDRESS', 'PROFESSIONAL') }),
      ['DOCUMENT INCOME'],
    ],
    [
      'a declined document',
      part({
        documents: [...given('ADDRESS', 'PROFESSIONAL', 'INCOME'), { category: 'IDENTITY', status: 'DECLINED' }],
      }),
      ['DECLINED_DOCUMENT IDENTITY'],
    ],
    [
      'two declined documents of a category, one accepted',
      part({
        documents: [
          ...given('ADDRESS', 'PROFESSIONAL', 'IDENTITY'),
          { category: 'INCOME', status: 'DECLINED' },
          { category: 'INCOME', status: 'DECLINED' },
          { category: 'INCOME', status: 'ACCEPTED' },
        ],
      }),
      ['DECLINED_DOCUMENT INCOME'],
    ],
    ['a guarantor with everything', guaranteed({}), []],
    [
      'a guarantor with nothing',
      guaranteed({ documents: [] }),
      ['DOCUMENT IDENTITY G', 'DOCUMENT ADDRESS G', 'DOCUMENT INCOME G'],
    ],
    ['a guarantor without income', guaranteed({ monthlyIncome: 0, documents: given('IDENTITY', 'ADDRESS') }), []],
    [
      'a company with nothing',
      guaranteed({ kind: 'COMPANY', monthlyIncome: null, documents: [] }),
      ['DOCUMENT COMPANY G', 'DOCUMENT IDENTITY G'],
    ],
    ['a company', guaranteed({ kind: 'COMPANY', documents: given('COMPANY', 'IDENTITY') }), []],
    [
      'a body with nothing',
      guaranteed({ kind: 'BODY', monthlyIncome: null, documents: [] }),
      ['DOCUMENT GUARANTEE_BODY G'],
    ],
    ['a body', guaranteed({ kind: 'BODY', monthlyIncome: null, documents: given('GUARANTEE_BODY') }), []],
    [
      'a declined document of a guarantor',
      guaranteed({ kind: 'BODY', documents: [{ category: 'GUARANTEE_BODY', status: 'DECLINED' }] }),
      ['DECLINED_DOCUMENT GUARANTEE_BODY G'],
    ],
  ])('%s', (_, whatIsGiven, missing) => expect(inWords(listMissing(whatIsGiven))).toEqual(missing))

  it.each(situations.map((situation) => [situation, !['RETIRED', 'UNEMPLOYED', 'OTHER'].includes(situation)] as const))(
    '%s: a proof of profession is asked for: %s',
    (situation, isAsked) => {
      const documents = given('IDENTITY', 'ADDRESS', 'INCOME')
      expect(inWords(listMissing(part({ situation, documents })))).toEqual(isAsked ? ['DOCUMENT PROFESSIONAL'] : [])
    },
  )
})
