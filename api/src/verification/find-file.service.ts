import { idsOfFileNumber } from '@bailclair/domain/rental-file/file-number.rules.ts'
import type { Deps, Verifier } from '#deps.ts'
import { initialsOf, showQueued } from './list-queue.service.ts'
import { listMembersBetween, listWaiting } from './queue.repository.ts'
import { pseudonymOfVerifier } from './record-verifier-action.service.ts'

/** The parts of the file that somebody names on the phone. Without names, as in the queue (decision 126). */
export async function findFile(deps: Pick<Deps, 'db' | 'clock' | 'config'>, verifier: Verifier, number: string) {
  const ids = idsOfFileNumber(number)
  if (!ids) return { parts: [], others: [] }
  const me = pseudonymOfVerifier(deps, verifier)
  const waiting = await listWaiting(deps.db, { email: verifier.email, me, now: deps.clock(), ids })
  const members = await listMembersBetween(deps.db, ids)
  const others = members.filter(({ id }) => !waiting.some((part) => part.id === id))
  return {
    parts: waiting.map((row) => showQueued(deps, row, me)),
    others: others.map(({ firstName, lastName, status }) => ({ initials: initialsOf(firstName, lastName), status })),
  }
}
