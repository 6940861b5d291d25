import { webhookContract } from '@bailclair/domain/rental-file/webhook.contract.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '#deps.ts'
import { mount } from '#platform/http/mount.ts'
import { parseJson } from '#platform/http/parse-json.ts'
import { getAccess } from './get-access.service.ts'
import { receiveDelivery } from './receive-delivery.service.ts'
import { assertMayDeliver, assertSignature, readClaim } from './webhook-signature.ts'

/** A Fastify context of its own: the body is parsed only after its signature was checked. */
export function webhookRoutes(app: FastifyInstance, deps: Deps) {
  app.register(async (webhook) => {
    webhook.addHook('onRequest', async ({ headers }) => assertMayDeliver(deps, headers))
    webhook.removeContentTypeParser('application/json')
    const readSigned = async ({ headers }: FastifyRequest, bytes: Buffer) => {
      assertSignature(deps, headers, bytes)
      return parseJson(bytes)
    }
    webhook.addContentTypeParser('application/json', { parseAs: 'buffer' }, readSigned)

    mount(webhook, deps, webhookContract.files, ({ headers, body }) => receiveDelivery(deps, readClaim(headers), body))
    mount(webhook, deps, webhookContract.access, ({ body }) => getAccess(deps, body.token))
  })
}
