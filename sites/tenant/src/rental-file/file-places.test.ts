import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { describe, expect, it } from 'vitest'
import { paul, profileOf } from '#test/file.tsx'
import { type FilePlace, neighboursOf, placeOf, placesOf, stepsOf } from './file-places.ts'
import { pathToPlace } from './place-paths.ts'
import { stepState } from './step-state.ts'

const fileOf = (changes: Partial<MyFile> = {}) => profileOf(changes).file as MyFile
const names = (places: readonly FilePlace[]) =>
  places.map(({ name, category, guarantorId }) => [name, category, guarantorId?.slice(-2)].filter(Boolean).join(' '))
const joined = fileOf({
  applicationType: 'COUPLE',
  tenants: [
    { id: 't-1', tenantType: 'CREATE', isMe: false, joined: true, status: 'INCOMPLETE' },
    { id: 't-2', tenantType: 'JOIN', isMe: true, joined: true, status: 'INCOMPLETE' },
  ],
})

describe('the pages of a file', () => {
  it('before there is one', () => {
    expect(names(placesOf(undefined))).toEqual([
      'type',
      'names',
      'situation',
      'guarantors',
      'documents IDENTITY',
      'documents ADDRESS',
      'documents PROFESSIONAL',
      'documents INCOME',
      'summary',
    ])
  })

  it.each([
    [undefined, 'COUPLE', ['type', 'names', 'coTenants']],
    [undefined, 'ALONE', ['type', 'names', 'situation']],
    [fileOf({ applicationType: 'GROUP' }), undefined, ['type', 'names', 'coTenants']],
    [joined, undefined, ['coTenants', 'names', 'situation']],
  ] as const)('begin with %#', (file, type, first) => {
    expect(names(placesOf(file, type)).slice(0, 3)).toEqual(first)
  })

  it.each([
    ['PERSON', ['documents IDENTITY a1', 'documents ADDRESS a1', 'documents PROFESSIONAL a1', 'documents INCOME a1']],
    ['COMPANY', ['documents COMPANY a1', 'documents IDENTITY a1']],
    ['BODY', ['documents GUARANTEE_BODY a1']],
  ] as const)('ask a guarantor of kind %s for what the law allows', (kind, asked) => {
    const places = placesOf(fileOf({ guarantors: [{ ...paul, kind }] }))
    expect(names(places.filter(({ guarantorId }) => guarantorId))).toEqual(asked)
    expect(stepsOf(places).filter(({ guarantorId }) => guarantorId)).toHaveLength(1)
  })
})

describe('neighboursOf', () => {
  const places = placesOf(fileOf())
  it.each([
    [{ name: 'type' }, undefined, 'names'],
    [{ name: 'guarantors' }, 'situation', 'documents IDENTITY'],
    [{ name: 'documents', category: 'ADDRESS' }, 'documents IDENTITY', 'documents PROFESSIONAL'],
    [{ name: 'summary' }, 'documents INCOME', undefined],
  ] as const)('%j', (place, before, after) => {
    const found = neighboursOf(places, place)
    expect([found.before && names([found.before])[0], found.after && names([found.after])[0]]).toEqual([before, after])
  })
})

it.each([
  [{ step: 'NAMES' }, '/mon-dossier/identite'],
  [{ step: 'SITUATION' }, '/mon-dossier/situation'],
  [{ step: 'DOCUMENT', category: 'INCOME' }, '/mon-dossier/justificatifs/ressources'],
  [
    { step: 'DECLINED_DOCUMENT', category: 'IDENTITY', guarantorId: 'g-1' },
    '/mon-dossier/garants/g-1/justificatifs/identite',
  ],
] as const)('%j is asked for at %s', (missing, path) => {
  expect(pathToPlace(placeOf(missing))).toBe(path)
})

describe('stepState', () => {
  const steps = stepsOf(placesOf(fileOf()))
  const stateOf = (name: FilePlace['name'], current: FilePlace['name'], file: MyFile | undefined) =>
    stepState({ name }, { file, current: { name: current }, steps })

  it.each([
    ['type', 'type', undefined, 'current'],
    ['names', 'type', undefined, 'todo'],
    ['type', 'names', fileOf(), 'done'],
    ['names', 'situation', fileOf(), 'done'],
    ['situation', 'names', fileOf(), 'todo'],
    ['situation', 'guarantors', fileOf(), 'missing'],
    // A guarantor is optional.
    ['guarantors', 'documents', fileOf(), 'todo'],
    ['guarantors', 'names', fileOf({ guarantors: [paul] }), 'done'],
    ['documents', 'summary', fileOf(), 'missing'],
    ['documents', 'names', fileOf({ missing: [{ step: 'DECLINED_DOCUMENT', category: 'INCOME' }] }), 'missing'],
    ['documents', 'names', fileOf({ missing: [] }), 'done'],
    ['summary', 'names', fileOf({ submittedAt: '2026-11-15T12:00:00.000Z' }), 'done'],
  ] as const)('%s seen from %s', (name, current, file, state) => {
    expect(stateOf(name, current, file)).toBe(state)
  })
})
