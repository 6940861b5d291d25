/** What happened, as it is chained. Instants in ISO 8601. Never a name or a free text. */
export type JournalEntry = {
  at: string
  actor: string
  event: string
  application: string | null
  stage: string | null
  reason: string | null
}
export type Seal = { position: number; previous: string; hash: string }
export type SealedEntry = { entry: JournalEntry; seal: Seal }
/** Hexadecimal. The domain has no cryptography of its own. */
export type Sha256 = (text: string) => string

/** Before the first entry. */
export const chainStart = '0'.repeat(64)

/** One text for one entry: the order of the fields is fixed. */
const writeEntry = ({ at, actor, event, application, stage, reason }: JournalEntry): string =>
  JSON.stringify({ at, actor, event, application, stage, reason })

export const hashEntry = (sha256: Sha256, previous: string, entry: JournalEntry): string =>
  sha256(previous + writeEntry(entry))

/** The seals of new entries after the last one. */
export function sealEntries(
  sha256: Sha256,
  last: Pick<Seal, 'position' | 'hash'> | undefined,
  entries: readonly JournalEntry[],
): Seal[] {
  let [position, previous] = [last?.position ?? 0, last?.hash ?? chainStart]
  return entries.map((entry) => {
    const seal = { position: ++position, previous, hash: hashEntry(sha256, previous, entry) }
    previous = seal.hash
    return seal
  })
}

/**
 * Positions at which a chain is broken: the entry was changed, or entries before it were removed or moved. Entries that
 * are too old may be missing at the beginning.
 */
export function findBreaks(sha256: Sha256, chain: readonly SealedEntry[]): number[] {
  return chain.flatMap(({ entry, seal }, index) => {
    const before = chain[index - 1]?.seal
    const isNext = before ? seal.position === before.position + 1 && seal.previous === before.hash : true
    const isFirst = seal.position !== 1 || seal.previous === chainStart
    return isNext && isFirst && seal.hash === hashEntry(sha256, seal.previous, entry) ? [] : [seal.position]
  })
}

/** Applicants by the order in which they first appear, from 1. */
export function numberApplicants(entries: readonly Pick<JournalEntry, 'application'>[]): Map<string, number> {
  const numbers = new Map<string, number>()
  for (const { application } of entries)
    if (application !== null && !numbers.has(application)) numbers.set(application, numbers.size + 1)
  return numbers
}
