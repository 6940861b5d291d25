import { privateNoteContract } from '@bailclair/domain/private-note/private-note.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { mount } from '#platform/http/mount.ts'
import { getPrivateNote, savePrivateNote } from './private-note.service.ts'

export function privateNoteRoutes(app: FastifyInstance, deps: Deps) {
  mount(app, deps, privateNoteContract.get, ({ params, ...caller }) => getPrivateNote(deps, caller, params.id))
  mount(app, deps, privateNoteContract.save, ({ params, body, ...caller }) =>
    savePrivateNote(deps, caller, params.id, body),
  )
}
