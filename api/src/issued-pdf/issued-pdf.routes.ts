import { issuedPdfContract } from '@bailclair/domain/issued-pdf/issued-pdf.contract.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#deps.ts'
import { mount } from '#platform/http/mount.ts'
import { checkPdf } from './check-pdf.service.ts'

export function issuedPdfRoutes(app: FastifyInstance, deps: Deps) {
  mount(app, deps, issuedPdfContract.check, ({ body, ip }) => checkPdf(deps, body, ip))
}
