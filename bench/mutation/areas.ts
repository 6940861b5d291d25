export type Area = {
  code: string[]
  /** A project of `vitest.config.ts`. */
  project: 'domain' | 'api' | 'identity'
  /** The tests written for this code. Other tests reach it too, but would only make the run longer. */
  tests: string[]
}

/** Code in which a bug would harm people (decision 174). */
export const areas: Record<string, Area> = {
  /** Input schemas and rules. Response schemas are not mutated. */
  validation: {
    code: [
      'domain/src/value/{calendar-date,typed-date,typed-number,required.rules}.ts',
      'domain/src/value/{area,decimal,money,text,typed-number}.schema.ts',
      'domain/src/error-report/error-report.schema.ts',
      'domain/src/identity/{account-token,email,password}.schema.ts',
      'domain/src/identity/{email,password,password-strength,sign-up}.rules.ts',
      'domain/src/identity/personal-name.{rules,schema}.ts',
      'domain/src/contact/contact.schema.ts',
      'domain/src/property/{property,property-changes}.schema.ts',
      'domain/src/property/{change-energy,change-property,completeness}.rules.ts',
      'domain/src/energy-certificate/{certificate-number,manual-certificate}.schema.ts',
      'domain/src/energy-certificate/certificate-validity.rules.ts',
      'domain/src/share-link/{share-token.schema,share-link.rules}.ts',
      'domain/src/application/applying.rules.ts',
      'domain/src/file-access/{access-period,file-access}.rules.ts',
      'domain/src/complete-file/{file-token,viewing-link}.schema.ts',
      'domain/src/complete-file/viewing-link.rules.ts',
      'domain/src/rental-file/{delivered-file,file-changes}.schema.ts',
      'domain/src/rental-file/{co-tenant,file-shape,missing,visible-file}.rules.ts',
      'domain/src/document/{file-name.schema,document-category.rules}.ts',
      'domain/src/verification/decision.schema.ts',
    ],
    project: 'domain',
    tests: ['domain/src/**/*.test.ts'],
  },
  /** Access tokens, mailed links, encrypted and signed values. */
  tokens: {
    code: [
      'api/src/identity/{access-token,account-token.service,realm-keys}.ts',
      'api/src/platform/pseudonym.ts',
      'api/src/platform/mail/unsubscribe-token.ts',
      'api/src/complete-file/download-ticket.ts',
      'api/src/rental-file/delivery/webhook-signature.ts',
    ],
    project: 'api',
    tests: [
      'api/src/identity/{access-token.api,account-token,password.api}.test.ts',
      'api/src/platform/pseudonym.test.ts',
      'api/src/owner/names.api.test.ts',
      'api/src/platform/mail/unsubscribe-token.test.ts',
      'api/src/complete-file/download-ticket.api.test.ts',
      'api/src/rental-file/delivery/{receive-delivery,webhook}.api.test.ts',
    ],
  },
  /** Who may call which route and see which file. */
  authorisation: {
    code: [
      'api/src/identity/{caller-query,session-over.service}.ts',
      'api/src/{owner,tenant,verification}/identify-*.service.ts',
      'api/src/complete-file/{grant-download,open-file,viewing-link}.service.ts',
      'api/src/share-link/*.service.ts',
      'api/src/verification/{claim-part,leased-part}.service.ts',
    ],
    project: 'api',
    tests: [
      'api/test/account-access.api.test.ts',
      'api/src/owner/{delete-account,profile,sign-out}.api.test.ts',
      'api/src/tenant/tenant-account.api.test.ts',
      'api/src/complete-file/{download-ticket,open-file,viewing-link}.api.test.ts',
      'api/src/application/{subscribe,applying-again,tenant-token}.api.test.ts',
      'api/src/share-link/share-link.api.test.ts',
      'api/src/verification/{desk-document,queue,refused-decision}.api.test.ts',
    ],
  },
  /** Redirects, token claims, ended sessions and the admin API of the identity server. */
  identity: {
    code: [
      'identity/src/realm/{redirects,token-claims}.ts',
      'identity/src/admin/require-admin.ts',
      'identity/src/session/end-sessions.service.ts',
      'identity/src/sign-in/{known-browser,sign-in-links}.ts',
    ],
    project: 'identity',
    tests: [
      'identity/src/realm/{redirects,code-flow,logout}.test.ts',
      'identity/src/admin/{admin-token,role.routes,signing-out}.test.ts',
      'identity/src/federation/federation.routes.test.ts',
      'identity/src/session/{refresh,session}.test.ts',
      'identity/src/sign-in/{known-browser,sign-in-links}.test.ts',
    ],
  },
}
