import { judgePdf } from '@bailclair/domain/issued-pdf/issued-pdf.rules.ts'
import type { Deps } from '#deps.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import { findIssuedOn } from './issued-pdf.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>
type ToCheck = { code?: string | undefined; sha256?: string | undefined }

/** Enough for an agency that checks a pile of files, too few to look for codes. */
const checks = { purpose: 'issued-pdf', limit: 60, windowSeconds: 300 }

export async function checkPdf(deps: Needs, { code, sha256 }: ToCheck, ip: string) {
  await consumeRateLimit(deps, { ...checks, key: { network: ip } })
  return judgePdf({
    byHash: sha256 === undefined ? undefined : await findIssuedOn(deps.db, { sha256: Buffer.from(sha256, 'hex') }),
    byCode: code === undefined ? undefined : await findIssuedOn(deps.db, { code }),
    isHashGiven: sha256 !== undefined,
  })
}
