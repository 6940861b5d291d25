import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ListState, readListState, writeListState } from './list-state.ts'

const none: ListState = { sort: undefined, page: 1, search: '', status: undefined }
const read = (search: string) => readListState(new URLSearchParams(search))

describe('readListState', () => {
  it.each<[string, Partial<ListState>]>([
    ['', {}],
    ['?tri=loyer', { sort: { key: 'rent', direction: 'ascending' } }],
    ['?tri=loyer&ordre=decroissant', { sort: { key: 'rent', direction: 'descending' } }],
    ['?tri=candidats&ordre=croissant', { sort: { key: 'applicants', direction: 'ascending' } }],
    ['?tri=nom&ordre=1', { sort: { key: 'name', direction: 'ascending' } }],
    ['?tri=rent', {}],
    ['?tri=constructor', {}],
    ['?ordre=decroissant', {}],
    ['?page=2', { page: 2 }],
    ['?page=0', {}],
    ['?page=-1', {}],
    ['?page=1.5', {}],
    ['?page=2e3', {}],
    ['?page=999999', {}],
    ['?recherche=+lyon+69++', { search: 'lyon 69' }],
    [`?recherche=${'a'.repeat(101)}`, { search: 'a'.repeat(100) }],
    ['?statut=valide', { status: 'validated' }],
    ['?statut=a-finaliser', { status: 'toBeFinalized' }],
    ['?statut=VALIDE', {}],
  ])('%s', (search, state) => {
    expect(read(search)).toEqual({ ...none, ...state })
  })
})

describe('writeListState', () => {
  it('says nothing of what is so by default, and leaves the rest of the address alone', () => {
    const params = new URLSearchParams('?source=mail&tri=nom&ordre=croissant&page=3&recherche=x&statut=valide')
    writeListState(params, none)
    expect(String(params)).toBe('source=mail')
  })

  it('writes words that can be read', () => {
    const params = new URLSearchParams()
    writeListState(params, {
      sort: { key: 'rent', direction: 'descending' },
      page: 2,
      search: 'lyon',
      status: 'toBeFinalized',
    })
    expect(String(params)).toBe('tri=loyer&ordre=decroissant&recherche=lyon&statut=a-finaliser&page=2')
  })

  it('is read back as it was written', () => {
    const sort = fc.record({
      key: fc.constantFrom('type', 'name', 'address', 'applicants', 'rent', 'status'),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    })
    const state = fc.record({
      sort: fc.option(sort, { nil: undefined }),
      page: fc.integer({ min: 1, max: 99_999 }),
      search: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim()),
      status: fc.option(fc.constantFrom('validated' as const, 'toBeFinalized' as const), { nil: undefined }),
    })
    fc.assert(
      fc.property(state, (written) => {
        const params = new URLSearchParams()
        writeListState(params, written)
        expect(readListState(new URLSearchParams(String(params)))).toEqual(written)
      }),
    )
  })
})
