import { contactContract } from '@bailclair/domain/contact/contact.contract.ts'
import { languageOfRequest } from '@bailclair/domain/value/language.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { mount } from '#platform/http/mount.ts'
import { sendContact } from './contact.service.ts'

export function contactRoutes(app: FastifyInstance, deps: Deps) {
  mount(app, deps, contactContract.send, async ({ body, ip, headers }) => {
    await sendContact(deps, body, { ip, language: languageOfRequest(headers['accept-language']) })
  })
}
