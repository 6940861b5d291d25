import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { Deps } from '#deps.ts'

/** Refuses an infected file. Without a verdict VIRUS_SCANNER_FAILURE decides (decision 255). */
export async function scanUpload(
  { documents, config, logger }: Pick<Deps, 'documents' | 'config' | 'logger'>,
  bytes: Buffer,
): Promise<void> {
  const verdict = (await documents.scan?.(bytes)) ?? 'CLEAN'
  if (verdict === 'CLEAN') return
  if (typeof verdict === 'object') {
    logger.warn({ signature: verdict.signature }, 'the virus scanner refused an upload')
    throw new AppError('DocumentInfected')
  }
  if (config.VIRUS_SCANNER_FAILURE === 'closed') {
    const cause = Object.assign(new Error(), { code: 'the virus scanner cannot be reached' })
    throw verdict === 'AWAY'
      ? new AppError('ServiceUnavailable', { cause })
      : new Error('the virus scanner gave no verdict on this file')
  }
  logger.warn('an upload was read without a virus scan: the scanner gave no verdict')
}
