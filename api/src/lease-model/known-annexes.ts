import type { LeaseAnnexId } from '@bailclair/domain/lease-model/lease-annexes.data.ts'
import type { LeaseFacts } from './lease-facts.ts'

/** Only a certificate of the registry that is valid today is known. The owner must still attach it. */
export const isAnnexKnown = (id: LeaseAnnexId, { home }: Pick<LeaseFacts, 'home'>): boolean =>
  id === 'energyCertificate' && home.certificate?.status === 'ACTIF'
