import { leaseBlanks } from '@bailclair/domain/lease-model/lease-blanks.ts'
import { headingsOf } from '@bailclair/domain/lease-model/lease-headings.rules.ts'
import { describe, expect, it } from 'vitest'
import { linesOf } from '#platform/paper/text-document.ts'
import { leaseSamples } from '#test/lease-samples.ts'
import { composeLease } from './compose-lease.ts'
import type { LeaseFacts } from './lease-facts.ts'

const samples = Object.entries<LeaseFacts>(leaseSamples)
const textOf = (facts: LeaseFacts) => linesOf(composeLease(facts).document).join('\n')
const alone: LeaseFacts = leaseSamples['unfurnished-alone']

describe.each(samples)('the lease %s', (name, facts) => {
  it('matches its golden file', async () => {
    await expect(`${textOf(facts)}\n`).toMatchFileSnapshot(`./golden/${name}.txt`)
  })

  it('says first that it is a model, then which version', () => {
    const [notice, , , version] = linesOf(composeLease(facts).document)
    expect(notice).toMatch(/^> Ceci est un modèle.*professionnel/)
    expect(version).toBe('Modèle de bail, version 1 du 18 novembre 2026. Rempli le 18 novembre 2026.')
  })

  it('has every compulsory heading in order', () => {
    const { blocks } = composeLease(facts).document
    const written = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
    expect(written).toEqual(headingsOf(facts.home.furniture, facts.today).map(({ title }) => title))
  })

  it('counts the blanks that it has', () => {
    const { document, blanks } = composeLease(facts)
    const marked = new Set(
      linesOf(document)
        .join('\n')
        .match(/\[à compléter\u202f: (?!…)[^\]]+\]/g),
    )
    expect(marked.size).toBe(blanks.length)
    expect(textOf(facts)).toContain(`Il reste ${blanks.length} champs`)
  })

  it('keeps to French spaces and has nothing undefined', () => {
    expect(textOf(facts)).not.toMatch(/[^\s\u202f\u00a0:/][:;!?](?=\s|$)(?<!https?:)|undefined|null|NaN/)
  })
})

describe('a lease', () => {
  it('leaves a blank for everything that is not known', () => {
    const { furniture, dpeNotRequired } = alone.home
    const { blanks } = composeLease({
      ...alone,
      tenants: [{}, {}],
      guarantors: undefined,
      home: { furniture, dpeNotRequired },
      startsOn: undefined,
      deposit: undefined,
    })
    expect([...blanks].sort()).toEqual([...leaseBlanks].sort())
  })

  it.each([
    ['F', '75011 Paris', true],
    ['E', '75011 Paris', false],
    ['F', '97133 Gustavia', false],
  ] as const)('freezes the rent of a home of grade %s in %s: %s', (dpeGrade, address, expected) => {
    const { certificate: _, ...home } = alone.home
    expect(textOf({ ...alone, home: { ...home, dpeGrade, address } }).includes('la loi l’interdit')).toBe(expected)
  })

  it('does not take an estimate for a grade', () => {
    const { certificate: _, ...home } = alone.home
    const text = textOf({ ...alone, home: { ...home, energyConsumption: 500 } })
    expect(text).toContain('[à compléter\u202f: classe du diagnostic de performance énergétique]')
    expect(text).not.toContain('la loi l’interdit')
  })

  it('ticks the certificate only while it is valid', () => {
    const known = (facts: LeaseFacts) =>
      composeLease(facts)
        .annexes.filter(({ isKnown }) => isKnown)
        .map(({ id }) => id)
    expect(known(alone)).toEqual(['energyCertificate'])
    expect(known(leaseSamples['group-with-guarantors'])).toEqual([])
  })

  it('lists furniture only for a furnished home', () => {
    expect(textOf(alone)).not.toContain('Inventaire et état détaillé du mobilier')
    expect(textOf(leaseSamples['furnished-couple'])).toContain('[ ] Inventaire et état détaillé du mobilier')
  })
})
