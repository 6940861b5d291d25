import { ownerDataContract } from '@bailclair/domain/owner/owner-data.contract.ts'
import { languageOfRequest } from '@bailclair/domain/value/language.ts'
import type { FastifyInstance } from 'fastify'
import { readAuditPage } from '#audit/read-audit.service.ts'
import type { Deps } from '#deps.ts'
import { mount } from '#platform/http/mount.ts'
import type { ToJson } from '#platform/http/send-answer.ts'
import { listPropertyNames } from '#property/list-for-export.service.ts'
import { exportData } from './export-data.service.ts'
import { exportPageWords } from './export-page.messages.ts'
import { exportPage } from './export-page.ts'

/** All data about an owner, for the owner (docs/law.md). */
export function ownerDataRoutes(app: FastifyInstance, deps: Deps) {
  mount(
    app,
    deps,
    ownerDataContract.export,
    async ({ signal, ...caller }) =>
      (toJson: ToJson) =>
        exportData(deps, caller, signal, toJson),
  )

  mount(app, deps, ownerDataContract.exportPage, async ({ headers, signal, ...caller }) => {
    const language = languageOfRequest(headers['accept-language'])
    const shareUrl = (token: string) => new URL(`/candidater/${token}`, deps.config.WEB_URL).href
    const bytes = await exportData(deps, caller, signal, (data) => exportPage(language, data, { shareUrl }))
    const { fileName } = exportPageWords[language]
    return { mediaType: 'text/html; charset=utf-8', fileName, bytes }
  })

  mount(app, deps, ownerDataContract.audit, async ({ ownerId, session, query }) => {
    const properties = await listPropertyNames(deps, ownerId)
    return readAuditPage(deps, { account: session, properties }, query.before ? Number(query.before) : undefined)
  })
}
