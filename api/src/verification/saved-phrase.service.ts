import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { mostPhrases, type PhraseId } from '@bailclair/domain/verification/saved-phrase.schema.ts'
import type { Deps, Verifier } from '#deps.ts'
import type { Db } from '#platform/database/db.ts'
import { lockClaims } from './lease.repository.ts'
import { pseudonymOfVerifier } from './record-verifier-action.service.ts'
import { deletePhrase, insertPhrase, listPhrases } from './saved-phrase.repository.ts'

type Needs = Pick<Deps, 'db' | 'config'>
type Phrase = { language: Language; text: string }

export const listSavedPhrases = async (deps: Needs, verifier: Verifier) => ({
  phrases: await listPhrases(deps.db, pseudonymOfVerifier(deps, verifier)),
})

export const addPhrase = (deps: Needs, verifier: Verifier, phrase: Phrase) =>
  changePhrases(deps, verifier, async (tx, me) => {
    // the desk offers no more then
    if ((await listPhrases(tx, me)).length >= mostPhrases) throw new AppError('InvalidRequest')
    await insertPhrase(tx, me, phrase)
  })

/** Replaced, so that a text that is already there does not come twice. */
export const changePhrase = (deps: Needs, verifier: Verifier, id: PhraseId, phrase: Phrase) =>
  changePhrases(deps, verifier, async (tx, me) => {
    if (!(await deletePhrase(tx, me, id))) throw new AppError('PhraseNotFound')
    await insertPhrase(tx, me, phrase)
  })

export const removePhrase = (deps: Needs, verifier: Verifier, id: PhraseId) =>
  changePhrases(deps, verifier, async (tx, me) => {
    if (!(await deletePhrase(tx, me, id))) throw new AppError('PhraseNotFound')
  })

/** One change at a time per verifier, so that parallel calls stay below the limit. */
async function changePhrases(deps: Needs, verifier: Verifier, work: (tx: Db, me: Buffer) => Promise<void>) {
  const me = pseudonymOfVerifier(deps, verifier)
  await deps.db.transaction().execute(async (tx) => {
    await lockClaims(tx, me)
    await work(tx, me)
  })
  return { phrases: await listPhrases(deps.db, me) }
}
