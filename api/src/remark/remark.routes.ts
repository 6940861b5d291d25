import { remarkContract } from '@bailclair/domain/remark/remark.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { mount } from '#platform/http/mount.ts'
import { listRemarks } from './list-remarks.service.ts'

export function remarkRoutes(app: FastifyInstance, deps: Deps) {
  mount(app, deps, remarkContract.list, ({ tenantAccount }) => listRemarks(deps, tenantAccount))
}
