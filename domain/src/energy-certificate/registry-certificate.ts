import { z } from 'zod/mini'
import { certificate } from './certificate.schema.ts'
import { certificateStatuses } from './certificate-validity.rules.ts'

/** As stored: with the status the registry gave, since ours depends on the day it is read (see `certificateStatus`). */
export const registryCertificate = z.extend(z.omit(certificate, { status: true }), {
  registryStatus: z.enum(certificateStatuses),
})
export type RegistryCertificate = z.infer<typeof registryCertificate>
