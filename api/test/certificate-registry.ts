import { AppError } from '@bailclair/domain/contract/errors.ts'
import {
  type RegistryCertificate,
  registryCertificate,
} from '@bailclair/domain/energy-certificate/registry-certificate.ts'
import type { Certificates } from '#energy-certificate/certificates-port.ts'

/** A registry with certificates, an outage switch and a record of its calls. */
export function createRegistry() {
  const registered = new Map<string, RegistryCertificate>()
  const asked: string[] = []
  let isDown = false
  let numbers = 0
  let meanwhile: (() => Promise<unknown>) | undefined

  const find: Certificates['find'] = async (number) => {
    asked.push(number)
    const work = meanwhile
    meanwhile = undefined
    await work?.()
    if (isDown) throw new AppError('CertificateRegistryUnavailable', { retryAfter: 7 })
    return registered.get(number)
  }

  return {
    certificates: { find },
    asked,
    setDown: (down: boolean) => {
      isDown = down
    },
    /** Runs once while a save waits for the registry. */
    whileAsked: (work: () => Promise<unknown>) => {
      meanwhile = work
    },
    add: (facts: Partial<Omit<RegistryCertificate, 'number'>> = {}): RegistryCertificate => {
      const certificate = registryCertificate.parse({
        number: `2375E${String(++numbers).padStart(7, '0')}A`,
        registryStatus: 'ACTIF',
        date: '2023-05-04',
        validUntil: '2033-05-03',
        propertyType: 'APARTMENT',
        constructionYear: 1974,
        livingSpace: 41.253,
        primaryEnergyConsumption: 240.5,
        finalEnergyConsumption: 180.456,
        co2Emission: 12.3,
        co2Grade: 'C',
        grade: 'D',
        address: '12 rue des Lilas 75011 Paris',
        ...facts,
      })
      registered.set(certificate.number, certificate)
      return certificate
    },
  }
}
