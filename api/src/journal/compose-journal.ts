import { findBreaks, numberApplicants, type SealedEntry, type Sha256 } from '@bailclair/domain/journal/journal.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { momentInWords } from '#platform/mail/day-in-words.ts'
import type { Block, TextDocument } from '#platform/paper/text-document.ts'
import { journalTexts } from './journal.messages.ts'

export type Journal = {
  propertyName: string
  chain: readonly SealedEntry[]
  accesses: readonly { application: string; at: Date; kind: string; isByLink: boolean }[]
  /** Of applications that exist and that the owner sees. */
  names: ReadonlyMap<string, string>
}

/** The latest are printed: a page has about 30 of them. */
const mostPrinted = 3_000

export function composeJournal(sha256: Sha256, journal: Journal, language: Language): TextDocument {
  const t = journalTexts[language]
  const { chain, accesses, propertyName, names } = journal
  const numbers = numberApplicants(chain.map(({ entry }) => entry))
  const who = (application: string | null) => {
    if (application === null) return t.property
    return names.get(application) ?? t.applicant(numbers.get(application) ?? 0)
  }
  const breaks = findBreaks(sha256, chain)
  const printed = chain.slice(-mostPrinted)
  const rows = printed.map(({ entry, seal }) => ({
    label: `${t.number(seal.position)} · ${seal.hash.slice(0, 12)}`,
    values: [
      `${momentInWords(language, new Date(entry.at))} · ${who(entry.application)}`,
      [
        entry.stage ? t.stages[entry.stage] : (t.events as Readonly<Record<string, string>>)[entry.event],
        `(${t.actors[entry.actor]})`,
        ...(entry.reason ? [`– ${t.reason(t.reasons[entry.reason] ?? entry.reason)}`] : []),
      ].join(' '),
    ],
  }))
  const last = chain.at(-1)
  const opened = accesses.slice(-mostPrinted).map(({ application, at, kind, isByLink }) => ({
    label: momentInWords(language, at),
    values: [[who(application), t.visits[kind], ...(isByLink ? [t.byLink] : [])].join(' · ')],
  }))
  const leftOut = chain.length - printed.length
  const text = (words: string): Block => ({ kind: 'text', text: words })
  return {
    title: `${t.title} – ${propertyName}`,
    language,
    foot: t.foot,
    blocks: [
      { kind: 'title', text: `${t.title} – ${propertyName}` },
      text(t.about),
      ...(breaks.length > 0 ? [{ kind: 'notice' as const, text: t.broken(breaks.slice(0, 20).join(', ')) }] : []),
      { kind: 'heading', level: 1, text: t.entries },
      ...(leftOut > 0 ? [text(t.leftOut(leftOut))] : []),
      rows.length > 0 ? { kind: 'rows', rows } : text(t.empty),
      ...(last ? [text(t.chain(last.seal.hash))] : []),
      { kind: 'heading', level: 1, text: t.accesses },
      text(t.accessesHelp),
      opened.length > 0 ? { kind: 'rows', rows: opened } : text(t.noAccess),
    ],
  }
}
