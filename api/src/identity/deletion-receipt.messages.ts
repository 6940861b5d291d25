import { randomBytes } from 'node:crypto'
import type { Language } from '@bailclair/domain/value/language.ts'
import { momentInWords } from '#platform/mail/day-in-words.ts'

/** What was deleted. The audit log stores only a pseudonym of the number. */
export type Receipt = { number: string; deletedAt: Date; counts: Readonly<Partial<Record<DeletedThing, number>>> }
type DeletedThing = 'properties' | 'applications' | 'documents' | 'accesses'

/** Crockford's base32 alphabet: no I, L, O or U, which are easily misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 60 random bits in three groups of four: `K7QD-2MXA-P9ET`. */
export function newReceiptNumber(): string {
  const signs = Array.from(randomBytes(12), (byte) => alphabet[byte & 31])
  return [signs.slice(0, 4), signs.slice(4, 8), signs.slice(8)].map((group) => group.join('')).join('-')
}

type Words = {
  number: string
  deletedAt: string
  things: Record<DeletedThing, string>
}

const words: Record<Language, Words> = {
  fr: {
    number: 'Numéro de reçu',
    deletedAt: 'Supprimé le',
    things: {
      properties: 'Biens supprimés',
      applications: 'Candidatures supprimées',
      documents: 'Justificatifs effacés',
      accesses: 'Propriétaires qui n’ont plus accès',
    },
  },
  en: {
    number: 'Receipt number',
    deletedAt: 'Deleted on',
    things: {
      properties: 'Properties deleted',
      applications: 'Applications deleted',
      documents: 'Documents erased',
      accesses: 'Landlords who lost access',
    },
  },
}

/** The lines of the deletion mail that prove the deletion. */
export function receiptFacts(language: Language, { number, deletedAt, counts }: Receipt) {
  const t = words[language]
  return [
    { label: t.number, value: number },
    { label: t.deletedAt, value: momentInWords(language, deletedAt) },
    ...Object.entries(counts).map(([thing, count]) => ({
      label: t.things[thing as DeletedThing],
      value: String(count),
    })),
  ]
}
