import type { MyFile, TenantProfile } from '@bailclair/domain/rental-file/my-file.schema.ts'

/** A plain tenant without a file. */
export const camille: TenantProfile = {
  firstName: 'Camille',
  lastName: 'Durand',
  email: 'camille.durand@exemple.fr',
  language: 'fr',
  identityFederation: false,
}

/** A new file of one person. */
export const begunFile: MyFile = {
  number: '1063947196',
  applicationType: 'ALONE',
  status: 'INCOMPLETE',
  lastUpdateAt: '2026-11-15T12:00:00.000Z',
  tenants: [{ id: 't-1', tenantType: 'CREATE', isMe: true, joined: true, status: 'INCOMPLETE' }],
  guarantors: [],
  documents: [],
  uploads: [],
  missing: [{ step: 'SITUATION' }],
}
