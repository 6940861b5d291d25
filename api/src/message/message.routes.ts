import { ownerMessageContract, tenantMessageContract } from '@bailclair/domain/message/message.contract.ts'
import { languageOfRequest } from '@bailclair/domain/value/language.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { mount } from '#platform/http/mount.ts'
import { endConversation, getConversation, markMessagesSeen, sendMessage } from './message.service.ts'
import { reportMessage } from './report-message.service.ts'

export function messageRoutes(app: FastifyInstance, deps: Deps) {
  for (const contract of [ownerMessageContract, tenantMessageContract]) {
    mount(app, deps, contract.list, ({ params, ...writer }) => getConversation(deps, writer, params.id))
    mount(app, deps, contract.send, ({ params, body, ...writer }) => sendMessage(deps, writer, params.id, body))
    mount(app, deps, contract.seen, ({ params, body, ...writer }) =>
      markMessagesSeen(deps, writer, params.id, body.until),
    )
    mount(app, deps, contract.end, ({ params, body, ...writer }) =>
      endConversation(deps, writer, params.id, body.ended),
    )
    mount(app, deps, contract.report, ({ params, body: report, headers, ...writer }) =>
      reportMessage(deps, writer, { ...params, report, language: languageOfRequest(headers['accept-language']) }),
    )
  }
}
