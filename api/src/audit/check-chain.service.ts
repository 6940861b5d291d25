import { createHash } from 'node:crypto'
import { auditCutoff } from '@bailclair/domain/retention/periods.rules.ts'
import type { Deps } from '#deps.ts'
import { countUnsealed, listNeverSealed, listSeals, type SealRow } from './seal.repository.ts'
import { sealAll } from './seal-entries.service.ts'

/** Position and hash of the last seal, which proves everything before it. */
export type Head = { position: number; hash: string }
export type ChainReport = {
  head: Head | undefined
  checked: number
  /** Written while the check ran. */
  waiting: number
  problems: string[]
}

const pageSize = 5_000
const mostProblems = 100

/**
 * Recomputes every hash outside the database, whose functions could have been replaced. With `kept`, a head noted
 * earlier, it also finds a chain that was computed anew.
 */
export async function checkChain({ db, clock }: Pick<Deps, 'db' | 'clock'>, kept?: Head): Promise<ChainReport> {
  await sealAll(db)
  const cutoff = auditCutoff(clock())
  // one snapshot, so that the retention job cannot delete between two pages
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const problems: string[] = []
      let before: SealRow | undefined
      let isKeptFound = false
      let first: number | undefined
      for (let page = await listSeals(tx, 0, pageSize); page.length > 0; ) {
        for (const seal of page) {
          first ??= seal.position
          problems.push(...problemsOf(seal, before, cutoff))
          isKeptFound ||= seal.position === kept?.position && seal.hash.toString('hex') === kept.hash
          before = seal
        }
        page = await listSeals(tx, before?.position ?? 0, pageSize)
      }
      for (const id of await listNeverSealed(tx, mostProblems)) problems.push(`entry ${id} was never sealed`)
      if (kept && !isKeptFound && kept.position >= (first ?? 0))
        problems.push(`the head that was kept, ${kept.position}, is not in the chain`)
      return {
        head: before && { position: before.position, hash: before.hash.toString('hex') },
        checked: before ? before.position - (first ?? 1) + 1 : 0,
        waiting: await countUnsealed(tx),
        problems: problems.slice(0, mostProblems),
      }
    })
}

function problemsOf(seal: SealRow, before: SealRow | undefined, cutoff: Date): string[] {
  const { position, entryId, occurredAt, entry } = seal
  const found: string[] = []
  const isForgotten = entry === null && occurredAt <= cutoff
  if (!seal.hash.equals(sealHash(seal))) found.push(`seal ${position} was changed`)
  if (before) {
    if (position !== before.position + 1) found.push(`seals before ${position} are missing`)
    else if (!seal.previous.equals(before.hash)) found.push(`seal ${position} does not follow the one before`)
  } else if (position > 1 && !isForgotten) found.push(`seals before ${position} are missing`)
  if (entry === null && !isForgotten) found.push(`entry ${entryId} is missing`)
  if (entry !== null && !seal.digest.equals(sha256(entry))) found.push(`entry ${entryId} was changed`)
  return found
}

/** As `seal_audit_entries` computes it. */
const sealHash = ({ position, entryId, micros, digest, previous }: SealRow) =>
  sha256([position, entryId, micros, digest.toString('hex'), previous.toString('hex')].join('|'))

const sha256 = (text: string) => createHash('sha256').update(text).digest()
