import { propertyContract } from '@bailclair/domain/property/property.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { mount } from '#platform/http/mount.ts'
import { deleteProperty } from '#property/delete-property.service.ts'
import { removeCertificate } from '#property/remove-certificate.service.ts'
import { getOwner } from './get-owner.service.ts'

/** Calls on one property that respond with the owner and all properties. */
export function ownerPropertyRoutes(app: FastifyInstance, deps: Deps) {
  mount(app, deps, propertyContract.delete, async ({ params, ...caller }) => {
    await deleteProperty(deps, caller, params.id)
    return getOwner(deps, caller.ownerId)
  })

  mount(app, deps, propertyContract.deleteCertificate, async ({ params, ...caller }) => {
    await removeCertificate(deps, caller, params.id)
    return getOwner(deps, caller.ownerId)
  })
}
