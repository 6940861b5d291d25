import type { LawRuleId } from '@bailclair/domain/law/law-rules.data.ts'
import { describe, expect, it } from 'vitest'
import { linesOf } from '#platform/paper/text-document.ts'
import { leaseSamples } from '#test/lease-samples.ts'
import { composeLease } from './compose-lease.ts'
import type { LeaseFacts } from './lease-facts.ts'

const textOf = (facts: LeaseFacts) => linesOf(composeLease(facts).document).join('\n')
const alone: LeaseFacts = leaseSamples['unfurnished-alone']
const inParis: LeaseFacts = leaseSamples['furnished-in-paris']
const withHome = (facts: LeaseFacts, home: Partial<LeaseFacts['home']>) => ({
  ...facts,
  home: { ...facts.home, ...home },
})
const ended = (rule: LawRuleId): Pick<LeaseFacts, 'changes'> => ({
  changes: { [rule]: [{ since: '2026-11-19', state: 'ENDED' }] },
})

describe('limits in a lease', () => {
  it.each([
    [
      'unfurnished',
      alone,
      'La durée est de trois ans si',
      'de six ans s’il est une autre personne morale',
      'Ces durées',
    ],
    ['furnished', inParis, 'La durée est d’un an, ou de neuf mois', 'La durée d’un an', 'est un minimum'],
  ])('may last longer than the least, %s', (_, facts, ...expected) => {
    for (const part of [...expected, 'les parties peuvent convenir d’une durée plus longue'])
      expect(textOf(facts)).toContain(part)
    expect(composeLease(facts).blanks).toContain('longerLength')
  })

  it.each<[LawRuleId, says: string, not: RegExp]>([
    ['lease-deposit', 'Dépôt de garantie | 650\u00a0€\n', /au plus un mois/],
    ['lease-duration', 'Durée | [à compléter\u202f: durée du contrat]', /trois ans|minimum|un an au moins|se termine/],
    ['lease-notice', 'Préavis | [à compléter\u202f: préavis du locataire', /avec un préavis/],
    ['lease-fees', 'honoraires sont à la charge du bailleur', /La part du locataire ne dépasse/],
    ['rent-revision', 'Modalités de révision | [à compléter', /indice de référence des loyers publié/],
  ])('has no limit of %s once it has ended', (rule, says, not) => {
    const facts = { ...alone, deposit: 650 }
    expect(textOf(facts)).toMatch(not)
    const told = textOf({ ...facts, ...ended(rule) })
    expect(told).toContain(says)
    expect(told).not.toMatch(not)
  })

  it('lets one tenant of an unfurnished home pay a flat rate once the rule on charges has ended', () => {
    const told = textOf(withHome({ ...alone, ...ended('lease-charges') }, { chargesKind: 'FLAT_RATE' }))
    expect(told).toContain('Mode de règlement | Forfait')
    expect(told).not.toContain('un forfait suppose une colocation')
  })

  it('prints a deposit above the limit as it is, with the limit', () => {
    const told = textOf(withHome({ ...alone, deposit: 9_999 }, { rentCost: 650.5 }))
    expect(told).toContain(
      'Dépôt de garantie | 9\u202f999\u00a0€ (au plus un mois de loyer hors charges, soit 650,50\u00a0€)',
    )
  })
})
