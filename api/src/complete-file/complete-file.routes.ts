import { completeFileContract } from '@bailclair/domain/complete-file/complete-file.contract.ts'
import { ownFileContract } from '@bailclair/domain/complete-file/own-file.contract.ts'
import { viewingLinkContract } from '@bailclair/domain/complete-file/viewing-link.contract.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import { languageOfRequest } from '@bailclair/domain/value/language.ts'
import type { FastifyInstance } from 'fastify'
import { getApplicationId } from '#application/list-applications.service.ts'
import type { Deps } from '#deps.ts'
import { createSlots } from '#platform/account-slots.ts'
import { mount } from '#platform/http/mount.ts'
import { consumeRateLimit, type RateLimitKey } from '#platform/rate-limit/consume-rate-limit.ts'
import { versionOfFile } from './file-version.service.ts'
import { giveDocument, givePage, givePdf, type Needs } from './give-pdf.service.ts'
import { grantByLink, grantToOwner, redeemTicket } from './grant-download.service.ts'
import { openOwnFile } from './own-file.service.ts'
import { giveOwnDocument, giveOwnPage, giveOwnPdf } from './own-pdf.service.ts'
import type { Renderer } from './pdf/renderer.ts'
import { readApplication } from './read-application.service.ts'
import { createViewingLink, openByLink, revokeViewingLink } from './viewing-link.service.ts'

/** Enough to read the file of a large flat share, too few to guess tokens. */
const openings = { purpose: 'complete-file', limit: 300, windowSeconds: 300 }

/** Of one network: a reader looks at a page a second at most, and an agency may have several. */
const pageOpenings = { purpose: 'complete-file-pages', limit: 1_500, windowSeconds: 300 }

/** PDFs of whole files sent at the same time: each keeps a document in memory until its reader has it. */
const downloads = { total: 12, perAccount: 2, refusal: 'ExportUnderWay', retryAfterSeconds: 10 } as const

const languageOf = (headers: { 'accept-language'?: string | undefined }) =>
  languageOfRequest(headers['accept-language'])

export function completeFileRoutes(app: FastifyInstance, deps: Deps, renderer: Renderer) {
  const count = (key: RateLimitKey) => consumeRateLimit(deps, { ...openings, key })
  ownerRoutes(app, deps, count)
  linkRoutes(app, deps, count)

  const needs = { ...deps, renderer, takeSlot: createSlots(downloads) }
  mount(app, deps, completeFileContract.download, async ({ params, ip, signal }) => {
    await count({ network: ip })
    const { documentId, ...order } = await redeemTicket(deps, params.ticket)
    return documentId ? giveDocument(needs, documentId, order) : givePdf(needs, { ...order, signal })
  })
  mount(app, deps, completeFileContract.page, async ({ params: { ticket, page }, ip }) => {
    await consumeRateLimit(deps, { ...pageOpenings, key: { network: ip } })
    const { documentId: id, ...order } = await redeemTicket(deps, ticket)
    if (!id) throw new AppError('FileNotFound')
    return givePage(needs, { id, page }, order)
  })
  tenantRoutes(app, needs)
}

type Count = (key: RateLimitKey) => Promise<void>

function ownerRoutes(app: FastifyInstance, deps: Deps, count: Count) {
  mount(
    app,
    deps,
    completeFileContract.open,
    async ({ params, ...caller }) => {
      await count({ account: caller.ownerId })
      return readApplication(deps, caller, params.id)
    },
    ({ params, ...caller }) => versionOfFile(deps, caller, params.id),
  )
  mount(app, deps, completeFileContract.find, async ({ params, ownerId }) => {
    await count({ account: ownerId })
    return { id: await getApplicationId(deps, ownerId, params.token) }
  })
  mount(app, deps, completeFileContract.grant, async ({ params, body, headers, ...caller }) => {
    await count({ account: caller.ownerId })
    return grantToOwner(deps, caller, params.id, { ...body, language: languageOf(headers) })
  })
  mount(app, deps, viewingLinkContract.create, ({ params, body, ...caller }) =>
    createViewingLink(deps, caller, { ...params, ...body }),
  )
  mount(app, deps, viewingLinkContract.revoke, ({ params, ...caller }) => revokeViewingLink(deps, caller, params))
}

/** For whoever holds a viewing link. */
function linkRoutes(app: FastifyInstance, deps: Deps, count: Count) {
  mount(app, deps, viewingLinkContract.open, async ({ params, ip }) => {
    await count({ network: ip })
    return openByLink(deps, params.token)
  })
  mount(app, deps, viewingLinkContract.grant, async ({ params, body, headers, ip }) => {
    await count({ network: ip })
    return grantByLink(deps, params.token, { ...body, language: languageOf(headers) })
  })
}

/** For a tenant of the file. */
function tenantRoutes(app: FastifyInstance, needs: Deps & Needs) {
  mount(app, needs, ownFileContract.open, async ({ tenantAccount }) => (await openOwnFile(needs, tenantAccount)).file)
  mount(app, needs, ownFileContract.pdf, ({ tenantAccount, headers, signal }) =>
    giveOwnPdf(needs, tenantAccount, { language: languageOf(headers), signal }),
  )
  mount(app, needs, ownFileContract.document, ({ tenantAccount, params, headers }) =>
    giveOwnDocument(needs, tenantAccount, { id: params.id, language: languageOf(headers) }),
  )
  mount(app, needs, ownFileContract.page, ({ tenantAccount, params, headers }) =>
    giveOwnPage(needs, tenantAccount, { ...params, language: languageOf(headers) }),
  )
}
