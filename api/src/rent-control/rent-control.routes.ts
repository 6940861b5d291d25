import { rentControlContract } from '@bailclair/domain/rent-control/rent-control.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { mount } from '#platform/http/mount.ts'
import { findRentPlaceOfProperty } from './find-rent-place.service.ts'

export function rentControlRoutes(app: FastifyInstance, deps: Deps) {
  mount(app, deps, rentControlContract.ofProperty, ({ params, ownerId }) =>
    findRentPlaceOfProperty(deps, ownerId, params.id),
  )
}
