import { annexesOf } from '@bailclair/domain/lease-model/lease-annexes.data.ts'
import { decreeAnnexOf, leaseModelVersion } from '@bailclair/domain/lease-model/lease-headings.data.ts'
import { headingsOf } from '@bailclair/domain/lease-model/lease-headings.rules.ts'
import { completeFileTexts } from '#complete-file/complete-file.messages.ts'
import type { Block, TextDocument } from '#platform/paper/text-document.ts'
import { type Clauses, createBlanks } from './clause.ts'
import { clausesOfDuration } from './clauses-of-duration.ts'
import { clausesOfDuties } from './clauses-of-duties.ts'
import { clausesOfFees } from './clauses-of-fees.ts'
import { clausesOfHome } from './clauses-of-home.ts'
import { clausesOfMoney } from './clauses-of-money.ts'
import { clausesOfRent } from './clauses-of-rent.ts'
import { isAnnexKnown } from './known-annexes.ts'
import type { LeaseFacts } from './lease-facts.ts'
import { leaseTexts } from './lease-texts.ts'

/** A heading without a clause does not compile. */
const clauses: Clauses = {
  ...clausesOfHome,
  ...clausesOfDuration,
  ...clausesOfRent,
  ...clausesOfMoney,
  ...clausesOfFees,
  ...clausesOfDuties,
}

/** The lease in French, what it leaves blank, and its annexes. The notice that it is a model comes first. */
export function composeLease(facts: LeaseFacts) {
  const { today, home } = facts
  const { blank, used } = createBlanks()
  const body = headingsOf(home.furniture, today).flatMap(({ id, level, title }): Block[] => [
    { kind: 'heading', level, text: title },
    ...clauses[id](facts, blank),
  ])
  const { date } = completeFileTexts.fr
  const version = leaseTexts.version(leaseModelVersion.number, date(leaseModelVersion.date))
  const title = leaseTexts.titles[home.furniture]
  const document: TextDocument = {
    title,
    language: 'fr',
    foot: version,
    blocks: [
      { kind: 'notice', text: leaseTexts.notice(used().length) },
      { kind: 'title', text: title },
      { kind: 'text', text: leaseTexts.law(home.furniture, decreeAnnexOf[home.furniture]) },
      { kind: 'text', text: leaseTexts.filledIn(version, date(today)) },
      ...body,
    ],
  }
  const annexes = annexesOf(home.furniture).map((id) => ({ id, isKnown: isAnnexKnown(id, facts) }))
  return { document, blanks: used(), annexes }
}
