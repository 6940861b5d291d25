import { describe, expect, it } from 'vitest'
import { sixRows } from '#test/applications.ts'
import { filterApplications, isFiltered, type ListState, readListState, writeListState } from './list-state.ts'
import { listApplications } from './listed-application.ts'

const read = (search: string) => readListState(new URLSearchParams(search))
const start = read('')

describe('the address of the list', () => {
  it.each<[string, Partial<ListState>]>([
    ['', { sort: { key: 'date', direction: 'descending' }, page: 1, search: '', status: undefined, type: undefined }],
    ['?tri=date', { sort: { key: 'date', direction: 'ascending' } }],
    ['?tri=revenus&ordre=decroissant', { sort: { key: 'income', direction: 'descending' } }],
    ['?tri=garants', { sort: { key: 'guarantorIncome', direction: 'ascending' } }],
    ['?tri=effort&ordre=croissant', { sort: { key: 'rate', direction: 'ascending' } }],
    ['?statut=verifie&type=colocation&page=3', { status: 'VALIDATED', type: 'GROUP', page: 3 }],
    ['?statut=en-attente', { status: 'WAITING' }],
    ['?statut=acces-termine', { status: 'ENDED' }],
    ['?recherche=marie%20d', { search: 'marie d' }],
    ['?statut=VALIDATED&type=x&tri=file&ordre=up&page=-1', start],
    [`?recherche=${'x'.repeat(101)}`, { search: 'x'.repeat(100) }],
  ])('%s', (search, state) => expect(read(search)).toMatchObject(state))

  it.each([
    '',
    'tri=date&ordre=croissant',
    'tri=nom&ordre=croissant',
    'tri=effort&ordre=decroissant&statut=a-corriger&type=individuel&recherche=d%C3%A9+&page=2',
  ])('reads back what it writes: %s', (search) => {
    const params = new URLSearchParams('')
    writeListState(params, read(search))
    expect(params.toString()).toBe(search)
  })

  it('leaves other parameters alone', () => {
    const params = new URLSearchParams('partage=1&tri=nom&page=2')
    writeListState(params, start)
    expect(params.toString()).toBe('partage=1')
  })
})

describe('filters', () => {
  const applications = listApplications(sixRows, { rentCost: 480, chargesCost: 40 }, '2026-11-12')
  const idsOf = (state: Partial<ListState>) =>
    filterApplications(applications, { ...start, ...state }).map(({ id }) => id)

  it.each<[Partial<ListState>, string[]]>([
    [{}, ['marie', 'zoe', 'noor', 'ines', 'tom', 'ugo']],
    [{ status: 'VALIDATED' }, ['marie', 'zoe', 'noor']],
    [{ status: 'WAITING' }, ['ines', 'tom']],
    [{ status: 'ENDED' }, ['ugo']],
    [{ status: 'PAUSED' }, []],
    [{ status: 'INCOMPLETE' }, []],
    [{ type: 'COUPLE' }, ['marie']],
    [{ type: 'ALONE', status: 'VALIDATED' }, ['zoe', 'noor']],
    [{ search: 'elie' }, ['noor']],
    [{ search: ' paul ' }, ['marie']],
    [{ search: 'lou ott' }, ['tom']],
    [{ search: 'nobody' }, []],
  ])('%j', (state, ids) => {
    expect(idsOf(state)).toEqual(ids)
    expect(isFiltered({ ...start, ...state })).toBe(Object.keys(state).length > 0)
  })
})
