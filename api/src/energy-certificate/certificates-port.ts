import type { CertificateNumber } from '@bailclair/domain/energy-certificate/certificate-number.schema.ts'
import type { RegistryCertificate } from '@bailclair/domain/energy-certificate/registry-certificate.ts'

export type Certificates = {
  /** Undefined when the registry has no such number; CertificateRegistryUnavailable during an outage. */
  find: (number: CertificateNumber) => Promise<RegistryCertificate | undefined>
}
