import { auditPage, auditQuery } from '../audit/audit.schema.ts'
import { defineRoute } from '../contract/route.ts'
import { ownerExport } from './owner-export.schema.ts'

/** The owner's access to their own data (GDPR, article 15; docs/law.md). */
export const ownerDataContract = {
  export: defineRoute({
    method: 'GET',
    path: '/owner/export',
    access: 'owner',
    recentSignIn: true,
    summary: 'Everything kept about the signed-in owner',
    isStreamed: true,
    response: ownerExport,
  }),
  exportPage: defineRoute({
    method: 'GET',
    path: '/owner/export.html',
    access: 'owner',
    recentSignIn: true,
    summary: 'The same as one page to read or print, in the language of the request',
    response: { bytesOf: ['text/html; charset=utf-8'] },
  }),
  audit: defineRoute({
    method: 'GET',
    path: '/owner/audit',
    access: 'owner',
    summary: 'What the signed-in owner did, and what was done about their account and properties; latest first',
    query: auditQuery,
    response: auditPage,
  }),
}
