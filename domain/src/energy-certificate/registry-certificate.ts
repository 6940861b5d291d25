import { z } from 'zod/mini'
import { certificate } from './certificate.schema.ts'
import { certificateStatuses } from './certificate-validity.rules.ts'

/**
 * A certificate as it is kept: with the registry's word instead of a status, because the status depends on the day it
 * is read (see `certificateStatus`).
 */
export const registryCertificate = z.extend(z.omit(certificate, { status: true }), {
  registryStatus: z.enum(certificateStatuses),
})
export type RegistryCertificate = z.infer<typeof registryCertificate>
