import { savedPhraseContract } from '@bailclair/domain/verification/saved-phrase.contract.ts'
import { verificationContract } from '@bailclair/domain/verification/verification.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { readFromReplica } from '#platform/database/replica.ts'
import { mount } from '#platform/http/mount.ts'
import { claimNext, claimPart } from './claim-part.service.ts'
import { decide } from './decide.service.ts'
import { readFigures } from './figures.service.ts'
import { findFile } from './find-file.service.ts'
import { judgeSignal } from './judge-signal.service.ts'
import { readPart, releasePart, renewLease, saveLeasedNotes } from './leased-part.service.ts'
import { listQueue } from './list-queue.service.ts'
import { logout } from './logout.service.ts'
import { openDeskPage } from './open-page.service.ts'
import { readDeskDocument } from './read-document.service.ts'
import { addPhrase, changePhrase, listSavedPhrases, removePhrase } from './saved-phrase.service.ts'

export function verificationRoutes(app: FastifyInstance, deps: Deps) {
  mount(
    app,
    deps,
    verificationContract.profile,
    async ({ verifier: { email, firstName = null, lastName = null } }) => ({ email, firstName, lastName }),
  )
  mount(app, deps, verificationContract.logout, ({ verifier }) => logout(deps, verifier))
  mount(app, deps, verificationContract.queue, ({ verifier }) => listQueue(deps, verifier))
  mount(app, deps, verificationContract.find, ({ verifier, query }) => findFile(deps, verifier, query.number))
  mount(app, deps, verificationContract.claimNext, ({ verifier }) => claimNext(deps, verifier))
  mount(app, deps, verificationContract.claim, ({ verifier, params }) => claimPart(deps, verifier, params.id))
  mount(app, deps, verificationContract.part, ({ verifier, params }) => readPart(deps, verifier, params.id))
  mount(app, deps, verificationContract.renew, ({ verifier, params }) => renewLease(deps, verifier, params.id))
  mount(app, deps, verificationContract.notes, ({ verifier, params, body }) =>
    saveLeasedNotes(deps, verifier, params.id, body),
  )
  mount(app, deps, verificationContract.release, ({ verifier, params, body }) =>
    releasePart(deps, verifier, params.id, body),
  )
  mount(app, deps, verificationContract.decide, ({ verifier, params, body }) => decide(deps, verifier, params.id, body))
  mount(app, deps, verificationContract.page, ({ verifier, params }) => openDeskPage(deps, verifier, params))
  mount(app, deps, verificationContract.reading, ({ verifier, params }) => readDeskDocument(deps, verifier, params.id))
  mount(app, deps, verificationContract.judgeSignal, ({ verifier, params, body }) =>
    judgeSignal(deps, verifier, params, body.isUseful),
  )
  mount(app, deps, verificationContract.figures, () => readFromReplica(deps, (db) => readFigures({ ...deps, db })))

  mount(app, deps, savedPhraseContract.list, ({ verifier }) => listSavedPhrases(deps, verifier))
  mount(app, deps, savedPhraseContract.add, ({ verifier, body }) => addPhrase(deps, verifier, body))
  mount(app, deps, savedPhraseContract.change, ({ verifier, params, body }) =>
    changePhrase(deps, verifier, params.id, body),
  )
  mount(app, deps, savedPhraseContract.remove, ({ verifier, params }) => removePhrase(deps, verifier, params.id))
}
