import { addressContract } from '@bailclair/domain/address/address.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { mount } from '#platform/http/mount.ts'
import { listAddresses } from './address.service.ts'

export function addressRoutes(app: FastifyInstance, deps: Deps) {
  mount(app, deps, addressContract.list, async ({ params, ownerId }) => [
    ...(await listAddresses(deps, ownerId, params.text)),
  ])
}
