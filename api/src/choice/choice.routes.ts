import { choiceContract } from '@bailclair/domain/choice/choice.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { mount } from '#platform/http/mount.ts'
import { chooseApplicant, refuseApplicants } from './choose.service.ts'
import { readChoice } from './read-choice.service.ts'
import { openAgain, undoAnswer } from './undo-choice.service.ts'

export function choiceRoutes(app: FastifyInstance, deps: Deps) {
  mount(app, deps, choiceContract.read, ({ params, ...caller }) => readChoice(deps, caller, params.id))
  mount(app, deps, choiceContract.choose, ({ params, body, ...caller }) =>
    chooseApplicant(deps, caller, params.id, body),
  )
  mount(app, deps, choiceContract.refuse, ({ params, body, ...caller }) =>
    refuseApplicants(deps, caller, params.id, body),
  )
  mount(app, deps, choiceContract.undo, ({ params, ...caller }) => undoAnswer(deps, caller, params))
  mount(app, deps, choiceContract.openAgain, ({ params, ...caller }) => openAgain(deps, caller, params.id))
}
