import { ownerDataContract } from '@bailclair/domain/owner/owner-data.contract.ts'
import { languageOfRequest } from '@bailclair/domain/value/language.ts'
import type { FastifyInstance } from 'fastify'
import { readAuditPage } from '#audit/read-audit.service.ts'
import type { Deps } from '#deps.ts'
import { mount } from '#platform/http/mount.ts'
import { listPropertyNames } from '#property/list-for-export.service.ts'
import { exportData } from './export-data.service.ts'
import { exportPageWords } from './export-page.messages.ts'
import { exportPage } from './export-page.ts'

/** All data about an owner, for the owner (docs/law.md). */
export function ownerDataRoutes(app: FastifyInstance, deps: Deps) {
  mount(app, deps, ownerDataContract.export, (caller) => exportData(deps, caller))

  mount(app, deps, ownerDataContract.exportPage, async ({ headers, ...caller }) => {
    const language = languageOfRequest(headers['accept-language'])
    const shareUrl = (token: string) => new URL(`/candidater/${token}`, deps.config.WEB_URL).href
    const page = exportPage(language, await exportData(deps, caller), { shareUrl })
    const { fileName } = exportPageWords[language]
    return { mediaType: 'text/html; charset=utf-8', fileName, bytes: Buffer.from(page) }
  })

  mount(app, deps, ownerDataContract.audit, async ({ ownerId, session, query }) => {
    const properties = await listPropertyNames(deps, ownerId)
    return readAuditPage(deps, { account: session, properties }, query.before ? Number(query.before) : undefined)
  })
}
