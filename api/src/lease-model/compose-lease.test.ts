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
const inParis: LeaseFacts = leaseSamples['furnished-in-paris']
const { place: paris } = inParis
const withHome = (facts: LeaseFacts, home: Partial<LeaseFacts['home']>) => ({
  ...facts,
  home: { ...facts.home, ...home },
})
const changed = (rule: string, ...steps: LeaseFacts['changes'][string]): Pick<LeaseFacts, 'changes'> => ({
  changes: { [rule]: steps },
})

describe.each(samples)('the lease %s', (name, facts) => {
  it('matches its golden file', async () => {
    await expect(`${textOf(facts)}\n`).toMatchFileSnapshot(`./golden/${name}.txt`)
  })

  it('says first that it is a model, then which version', () => {
    const [notice, , , version] = linesOf(composeLease(facts).document)
    expect(notice).toMatch(/^> Ceci est un modèle.*professionnel/)
    expect(version).toBe('Modèle de bail, version 2 du 19 novembre 2026. Rempli le 19 novembre 2026.')
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
    // these ask for the rest of what the owner told
    const ofAnswers = ['supplementReason', 'lastRentDates', 'baseRent']
    // the law has the answer while its rule is in force
    const ofLaw = ['length', 'notice', 'revisionTerms']
    expect([...blanks, ...ofAnswers, ...ofLaw].sort()).toEqual([...leaseBlanks].sort())
    expect(composeLease(withHome(inParis, { rentCost: 1_800 })).blanks).toEqual(expect.arrayContaining(ofAnswers))
  })

  it('leaves no blank where the owner, the registry or the law has the answer', () => {
    const { blanks } = composeLease(inParis)
    for (const known of [
      'constructionPeriod',
      'rooms',
      'rentBetweenTenants',
      'rentControl',
      'referenceRents',
      'rentSupplement',
      'lastRent',
      'chargesKind',
      'energyCosts',
      'energyCostsYear',
      'deposit',
      'feesLimits',
    ])
      expect(blanks).not.toContain(known)
  })

  it.each([
    ['F', '75011 Paris', true],
    ['E', '75011 Paris', false],
    ['F', '97133 Gustavia', false],
  ] as const)('freezes the rent of a home of grade %s in %s: %s', (dpeGrade, address, expected) => {
    const { certificate: _, ...home } = alone.home
    expect(textOf({ ...alone, home: { ...home, dpeGrade, address } }).includes('Le loyer n’est pas révisé')).toBe(
      expected,
    )
  })

  it.each([
    ['as this release knows it', {}, 'la loi l’interdit depuis le 24 août 2022.'],
    [
      'put off by the operator',
      changed('energy-rent', { since: '2026-01-01', state: 'ANNOUNCED' }, { since: '2027-03-01', state: 'IN_FORCE' }),
      'la loi l’interdit à partir du 1er mars 2027.',
    ],
  ])('says from which day the rent of an F may not rise: %s', (_, given, expected) => {
    const { certificate: __, ...home } = alone.home
    expect(textOf({ ...alone, ...given, home: { ...home, dpeGrade: 'F' } })).toContain(expected)
  })

  it.each([
    ['valid', '2021-07-01', true],
    ['ended', '2021-06-30', false],
  ])('takes nothing from a copied letter that has ended: %s', (_, dpeDate, isProof) => {
    const { certificate: __, ...home } = inParis.home
    const told = textOf({ ...inParis, home: { ...home, dpeGrade: 'F', dpeDate } })
    expect(told.includes('Le loyer n’est pas révisé')).toBe(isProof)
    expect(told.includes('la loi l’interdit pour un logement de classe F')).toBe(isProof)
  })

  it('may be revised again once the operator says that the freeze has ended', () => {
    const { certificate: _, ...home } = alone.home
    const ended = changed('energy-rent', { since: '2026-11-01', state: 'ENDED' })
    expect(textOf({ ...alone, ...ended, home: { ...home, dpeGrade: 'F' } })).not.toContain('Le loyer n’est pas révisé')
  })

  it.each([
    [{}, 'classe F, à partir du 1er janvier 2028'],
    [
      changed(
        'energy-lease-f',
        { since: '2026-01-01', state: 'ANNOUNCED' },
        { since: '2030-01-01', state: 'IN_FORCE' },
      ),
      'classe F, à partir du 1er janvier 2030',
    ],
    [changed('energy-lease-f', { since: '2026-11-01', state: 'IN_FORCE' }), 'classe F, depuis le 1er novembre 2026'],
  ])('names minimum grades by the rules of the day: %j', (given, expected) => {
    expect(textOf({ ...alone, ...given })).toContain(expected)
  })

  it('names no last rent of a home that nobody has rented for long', () => {
    const told = textOf(withHome(alone, { lastRent: 640, longUnlet: true }))
    expect(told).toContain(
      'Sans objet\u202f: selon le bailleur, personne n’a loué le logement depuis plus de dix-huit mois',
    )
    expect(told).not.toContain('Dernier loyer hors charges')
  })

  it.each([
    ['not sure any more', { changes: {} }, /à la relocation\u202f: \[à compléter/],
    ['ended', changed('rent-between-tenants', { since: '2026-08-01', state: 'ENDED' }), /à la relocation\u202f: Non\./],
    [
      'in force',
      {},
      /à la relocation\u202f: Oui \(pour une signature jusqu’au 31 juillet 2027\u202f; après, à vérifier\)\./,
    ],
  ])('answers whether rents between two tenants are capped by a rule that is %s', (_, given, expected) => {
    expect(textOf({ ...inParis, ...given })).toMatch(expected)
  })

  it.each([
    ['on its last sure day', '2026-11-24', /majoré fixé par arrêté préfectoral\u202f: Oui \(/, true],
    ['a day later', '2026-11-25', /majoré fixé par arrêté préfectoral\u202f: \[à compléter/, false],
  ])('names the reference rents %s', (_, today, answer, hasRents) => {
    const told = textOf({ ...inParis, today })
    expect(told).toMatch(answer)
    expect(told.includes('Loyer de référence majoré | 42,60\u00a0€/m²')).toBe(hasRents)
    expect(told.includes('Loyers de référence | [à compléter')).toBe(!hasRents)
  })

  it.each([
    ['none', { rentSupplement: 0 }, 'Complément de loyer | Aucun\n'],
    ['one of an F', { certificate: undefined, dpeGrade: 'F' }, 'Complément de loyer | Aucun\u202f: la loi l’interdit'],
    ['one that is all of the rent', { rentSupplement: 1764 }, 'Complément de loyer | [à compléter'],
    ['one that is not known', { rentSupplement: undefined }, 'Complément de loyer | [à compléter'],
    ['one with its base', {}, 'Loyer de base | 1\u202f704\u00a0€, égal au loyer de référence majoré'],
    ['one with too high a base', { rentCost: 1_764.01 }, 'Loyer de base | [à compléter'],
    ['one with too low a base', { rentCost: 1_763.99 }, 'Loyer de base | [à compléter'],
    ['one without an area to compare with', { livingSpace: undefined }, 'Loyer de base | [à compléter'],
  ] as const)('names the rent supplement: %s', (_, home, expected) => {
    expect(textOf(withHome(inParis, home))).toContain(expected)
  })

  it('has neither reference rents nor a supplement where no order is in force', () => {
    const told = textOf({ ...withHome(inParis, {}), place: leaseSamples['group-with-guarantors'].place })
    expect(told).toContain('fixé par arrêté préfectoral\u202f: Non.')
    expect(told).not.toMatch(/Loyer de référence|Complément de loyer/)
  })

  it.each([
    [
      'an unfurnished home in a tense zone',
      alone,
      paris,
      'avec un préavis d’un mois\u202f: le logement est en zone tendue',
    ],
    ['an unfurnished home of an unknown place', alone, alone.place, 'de trois mois, ou d’un mois dans les cas'],
    [
      'a furnished home in a tense zone',
      inParis,
      paris,
      'avec un préavis d’un mois. Le bailleur donne congé trois mois',
    ],
  ] as const)('names the notice of %s', (_, facts, place, expected) => {
    expect(textOf({ ...facts, place })).toContain(expected)
  })

  it.each([
    ['unfurnished, one tenant', alone, 'FLAT_RATE', 'Mode de règlement | Provisions'],
    ['unfurnished, shared', { ...alone, tenants: [{}, {}] }, 'FLAT_RATE', 'Mode de règlement | Forfait'],
    ['furnished', inParis, 'PROVISIONS', 'Mode de règlement | Provisions'],
    ['furnished', inParis, undefined, 'Mode de règlement | [à compléter'],
  ] as const)('has charges that the law allows: %s, %s', (_, facts, chargesKind, expected) => {
    expect(textOf(withHome(facts, { chargesKind }))).toContain(expected)
  })

  it.each([
    ['an unfurnished home', alone, true],
    ['a furnished home', inParis, false],
  ] as const)('says of a flat rate for two tenants of %s when it is allowed', (_, facts, expected) => {
    const told = textOf(withHome({ ...facts, tenants: [{}, {}] }, { chargesKind: 'FLAT_RATE' }))
    expect(told).toContain('Mode de règlement | Forfait')
    expect(told.includes('un forfait suppose une colocation')).toBe(expected)
  })

  it.each([
    ['both', {}, 'entre 640\u00a0€ et 910\u00a0€'],
    ['the same twice', { energyCostMost: 640 }, 'usage standard | 640\u00a0€\n'],
    ['one of two', { energyCostMost: undefined }, 'usage standard | [à compléter'],
    ['none, without a certificate', { dpeNotRequired: true }, 'Sans objet\u202f: logement non soumis au DPE'],
  ] as const)('names energy costs: %s', (_, home, expected) => {
    expect(textOf(withHome(inParis, home))).toContain(expected)
  })

  it.each([
    ['one zone', {}, 'Visite, dossier et bail | 12,10\u00a0€/m², soit 484\u00a0€ pour 40 m²'],
    [
      'several zones',
      { place: { kind: 'FOUND', tenseZone: 'LISTED', feeZones: ['VERY_TENSE', 'TENSE'] } },
      'Plafonds | [',
    ],
    ['an unknown place', { place: { kind: 'UNKNOWN' } }, 'Plafonds | ['],
    ['limits of the year before', { today: '2025-12-31' }, 'Visite, dossier et bail | 12\u00a0€/m²'],
    ['limits that were replaced', changed('lease-fees', { since: '2026-11-01', state: 'ENDED' }), 'Plafonds | ['],
  ] as const)('names the limits of fees: %s', (_, given, expected) => {
    expect(textOf({ ...inParis, ...given } as LeaseFacts)).toContain(expected)
  })

  it('names the fees that are known, and asks for the others', () => {
    const told = textOf(withHome(inParis, { inventoryFees: undefined }))
    expect(told).toContain('À la charge du locataire, visite, dossier et bail | 480\u00a0€\nAutres honoraires | [')
    expect(textOf(withHome(inParis, { tenantFees: undefined, inventoryFees: undefined }))).not.toContain(
      'À la charge du',
    )
  })

  it('does not take an estimate for a grade', () => {
    const { certificate: _, ...home } = alone.home
    const text = textOf({ ...alone, home: { ...home, energyConsumption: 500 } })
    expect(text).toContain('[à compléter\u202f: classe du diagnostic de performance énergétique]')
    expect(text).not.toContain('l’interdit')
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
