import { propertyContract } from '@bailclair/domain/property/property.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { mount } from '#platform/http/mount.ts'
import { deleteProperty } from './delete-property.service.ts'
import { getProperty } from './get-property.service.ts'
import { removeCertificate } from './remove-certificate.service.ts'
import { saveProperty } from './save-property.service.ts'

export function propertyRoutes(app: FastifyInstance, deps: Deps) {
  mount(app, deps, propertyContract.save, ({ body, ...caller }) => saveProperty(deps, caller, body))
  mount(app, deps, propertyContract.get, ({ params, ...caller }) => getProperty(deps, caller, params.id))
  mount(app, deps, propertyContract.delete, ({ params, ...caller }) => deleteProperty(deps, caller, params.id))
  mount(app, deps, propertyContract.deleteCertificate, ({ params, ...caller }) =>
    removeCertificate(deps, caller, params.id),
  )
}
