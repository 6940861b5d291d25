import type { ErrorReporter } from '@bailclair/server-kit/error-reports/reporter.ts'
import { type Checks, createReadiness } from '@bailclair/server-kit/health/readiness.ts'
import cors from '@fastify/cors'
import Fastify, { type FastifyInstance } from 'fastify'
import { addressRoutes } from '#address/address.routes.ts'
import { advertRoutes } from '#advert/advert.routes.ts'
import { applicationRoutes } from '#application/application.routes.ts'
import { stageRoutes } from '#application/stage.routes.ts'
import { choiceRoutes } from '#choice/choice.routes.ts'
import { comparisonRoutes } from '#comparison/comparison.routes.ts'
import { completeFileRoutes } from '#complete-file/complete-file.routes.ts'
import { createRenderer } from '#complete-file/pdf/renderer.ts'
import { contactRoutes } from '#contact/contact.routes.ts'
import type { Deps } from '#deps.ts'
import { fileAccessRoutes } from '#file-access/file-access.routes.ts'
import { signInRoutes } from '#identity/sign-in.routes.ts'
import { issuedPdfRoutes } from '#issued-pdf/issued-pdf.routes.ts'
import { journalRoutes } from '#journal/journal.routes.ts'
import { leaseModelRoutes } from '#lease-model/lease-model.routes.ts'
import { messageRoutes } from '#message/message.routes.ts'
import { notificationRoutes } from '#notification/notification.routes.ts'
import { ownerRoutes } from '#owner/owner.routes.ts'
import { ownerDataRoutes } from '#owner/owner-data.routes.ts'
import { ownerPropertyRoutes } from '#owner/owner-property.routes.ts'
import { ownerRegisterRoutes } from '#owner/owner-register.routes.ts'
import { mailPreviewRoutes } from '#pages/mails/mail-preview.routes.ts'
import { countRefused } from '#platform/http/client-error.ts'
import { corsOptions } from '#platform/http/cors.ts'
import { handleErrors } from '#platform/http/error-handler.ts'
import { addETagAndGzip } from '#platform/http/etag-and-gzip.ts'
import {
  acceptOnlyJson,
  closeConnectionsWhile,
  putShortCallsFirst,
  serverOptions,
  setConnectionLimits,
} from '#platform/http/hardening.ts'
import { type Degraded, healthRoutes } from '#platform/http/health.routes.ts'
import { observeRequests } from '#platform/http/observe-requests.ts'
import { platformRoutes } from '#platform/http/platform.routes.ts'
import { limitRequestTime } from '#platform/http/request-time.ts'
import { addSecurityHeaders } from '#platform/http/security-headers.ts'
import { traceRequests } from '#platform/http/trace-requests.ts'
import { privateNoteRoutes } from '#private-note/private-note.routes.ts'
import { propertyRoutes } from '#property/property.routes.ts'
import { remarkRoutes } from '#remark/remark.routes.ts'
import { rentControlRoutes } from '#rent-control/rent-control.routes.ts'
import { webhookRoutes } from '#rental-file/delivery/webhook.routes.ts'
import { documentRoutes } from '#rental-file/part/document.routes.ts'
import { rentalFileRoutes } from '#rental-file/rental-file.routes.ts'
import { shareLinkRoutes } from '#share-link/share-link.routes.ts'
import { statisticsRoutes } from '#statistics/statistics.routes.ts'
import { tenantRoutes } from '#tenant/tenant.routes.ts'
import { tenantRegisterRoutes } from '#tenant/tenant-register.routes.ts'
import { verificationRoutes } from '#verification/verification.routes.ts'
import { cancelVisitsOf } from '#visit/cancel-visits.service.ts'
import { visitRoutes } from '#visit/visit.routes.ts'

export type ServerState = {
  isDraining: () => boolean
  checks: Checks
  degraded?: Degraded
  trace?: ErrorReporter['trace']
}

/** Builds the API without listening: main.ts listens, tests inject requests. */
export function buildApp(deps: Deps, { isDraining, checks, degraded, trace }: ServerState): FastifyInstance {
  const { logger, metrics: registry } = deps
  const readiness = createReadiness({ ...checks, accepting: () => !isDraining() }, { logger, registry })
  const countRefusal = countRefused(deps.metrics)
  const app: FastifyInstance = Fastify(serverOptions(deps, countRefusal))
  traceRequests(app, deps)
  setConnectionLimits(app, deps.config, countRefusal)
  putShortCallsFirst(app)
  limitRequestTime(app, deps.config)
  acceptOnlyJson(app)
  handleErrors(app)
  observeRequests(app, deps, trace)
  addSecurityHeaders(app, deps.config)
  closeConnectionsWhile(app, isDraining)
  addETagAndGzip(app)
  app.register(cors, corsOptions(deps.config))

  app.register(
    async (api) => {
      const { ROLES: roles } = deps.config
      healthRoutes(api, { readiness, degraded: degraded ?? (() => ({})), roles })
      if (!roles.includes('web')) return
      platformRoutes(api, deps)
      mailPreviewRoutes(api, deps)
      statisticsRoutes(api, deps)
      contactRoutes(api, deps)
      ownerRegisterRoutes(api, deps)
      ownerRoutes(api, deps)
      ownerDataRoutes(api, deps)
      notificationRoutes(api, deps)
      addressRoutes(api, deps)
      propertyRoutes(api, deps)
      ownerPropertyRoutes(api, deps)
      rentControlRoutes(api, deps)
      shareLinkRoutes(api, deps)
      applicationRoutes(api, deps, cancelVisitsOf)
      stageRoutes(api, deps)
      messageRoutes(api, deps)
      privateNoteRoutes(api, deps)
      choiceRoutes(api, deps)
      comparisonRoutes(api, deps)
      webhookRoutes(api, deps)
      // one for all: its threads are what bounds the work on documents
      const renderer = createRenderer()
      api.addHook('onClose', () => renderer.close())
      completeFileRoutes(api, deps, renderer)
      leaseModelRoutes(api, deps, renderer)
      advertRoutes(api, deps, renderer)
      journalRoutes(api, deps, renderer)
      issuedPdfRoutes(api, deps)
      tenantRegisterRoutes(api, deps)
      tenantRoutes(api, deps)
      rentalFileRoutes(api, deps)
      remarkRoutes(api, deps)
      documentRoutes(api, deps)
      fileAccessRoutes(api, deps)
      visitRoutes(api, deps)
      verificationRoutes(api, deps)
      signInRoutes(api, deps)
    },
    { prefix: '/api' },
  )
  return app
}
