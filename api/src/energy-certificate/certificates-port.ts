import type { CertificateNumber } from '@bailclair/domain/energy-certificate/certificate-number.schema.ts'
import type { RegistryCertificate } from '@bailclair/domain/energy-certificate/registry-certificate.ts'

/** What we ask of the national registry of energy certificates. */
export type Certificates = {
  /** Undefined when the registry has no such number; CertificateRegistryUnavailable when its answer is not to be had. */
  find: (number: CertificateNumber) => Promise<RegistryCertificate | undefined>
}
