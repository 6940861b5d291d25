import type { ShownGuarantor, ShownTenant } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import { describe, expect, it } from 'vitest'
import { completeFileTexts } from './complete-file.messages.ts'

const ana = { firstName: 'Ana', lastName: 'Roux' } as ShownTenant

describe('the caption of a guarantor’s document', () => {
  const lea = { firstName: 'Léa', lastName: 'Petit' }
  it.each([
    [{ ...lea, kind: 'PERSON' }, 'Léa Petit, garant pour Ana Roux', 'Léa Petit, guarantor of Ana Roux'],
    [{ ...lea, kind: 'COMPANY', name: 'ACME' }, 'ACME, garant pour Ana Roux', 'ACME, guarantor of Ana Roux'],
    // a file of an authority's own system may name nobody
    [{}, 'Garant pour Ana Roux', 'Guarantor for Ana Roux'],
    [{ kind: 'COMPANY' }, 'Entreprise garante pour Ana Roux', 'Guarantor company for Ana Roux'],
    [{ kind: 'BODY' }, 'Organisme garant pour Ana Roux', 'Guarantor organisation for Ana Roux'],
  ])('of %o is a whole phrase', (guarantor, fr, en) => {
    const of = (language: 'fr' | 'en') => completeFileTexts[language].guarantorOf(guarantor as ShownGuarantor, ana)
    expect([of('fr'), of('en')]).toEqual([fr, en])
  })
})

describe('the heading of a guarantor', () => {
  it.each([
    [
      { kind: 'COMPANY', name: 'ACME', firstName: 'Léa', lastName: 'Petit' },
      'Entreprise garante\u202f: ACME (par Léa Petit)',
    ],
    [{ kind: 'COMPANY', name: 'ACME' }, 'Entreprise garante\u202f: ACME'],
    [{ kind: 'PERSON' }, 'Garant'],
  ])('of %o', (guarantor, heading) => expect(completeFileTexts.fr.guarantor(guarantor as ShownGuarantor)).toBe(heading))
})
