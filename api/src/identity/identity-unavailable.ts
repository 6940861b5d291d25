import type { AppError } from '@bailclair/domain/contract/errors.ts'
import { outage } from '#platform/outbound/outage.ts'
import type { OutboundResult } from '#platform/outbound/outbound.ts'

export const identityUnavailable = (result: OutboundResult): AppError => outage('IdentityUnavailable', result)
