import { wordsInOrder } from '@bailclair/domain/reading/lines.ts'
import type { FoundCode, KeptCode, Reading } from '@bailclair/domain/reading/reading.ts'
import { compareCode } from '@bailclair/domain/signed-code/compare-code.ts'
import { isNoticeLikeItsCode } from '@bailclair/domain/signed-code/matching-notice.rules.ts'
import { type CodeKind, type CodeResult, gravestResult } from '@bailclair/domain/signed-code/signed-code.schema.ts'
import type { Deps } from '#deps.ts'
import { checkCode } from './check-code.service.ts'

export type CodeConclusion = {
  codeResult: CodeResult
  codeKind: CodeKind | null
  codeCheckedAt: Date
  codeMatchesPage: boolean
}

/**
 * Checks the codes that were found on the pages of a document, and compares each with its page. Of a code only the
 * conclusion and the compared fields are kept.
 */
export async function concludeCodes(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  reading: Reading,
  found: readonly (readonly FoundCode[])[],
): Promise<{ reading: Reading; conclusion: CodeConclusion }> {
  const now = deps.clock()
  const codes: KeptCode[] = []
  for (const [index, ofPage] of found.entries()) {
    const words = wordsInOrder(reading.pages[index])
    for (const { bytes, place } of ofPage) {
      const { result, code, authorityName, signerName, problems } = await checkCode(deps, bytes)
      if (result === 'NO_CODE') continue
      codes.push({
        page: index + 1,
        place,
        result,
        problems,
        ...(code?.kind && { kind: code.kind }),
        ...(code && { signedOn: code.signedOn, compared: compareCode(code, words) }),
        ...(authorityName && { authorityName }),
        ...(signerName && { signerName }),
      })
    }
  }
  const gravest = gravestResult(codes.map(({ result }) => result))
  const codeKind = codes.find(({ result }) => result === gravest)?.kind ?? null
  const codeMatchesPage = isNoticeLikeItsCode(codes)
  return {
    reading: { ...reading, codes },
    conclusion: { codeResult: gravest, codeKind, codeCheckedAt: now, codeMatchesPage },
  }
}
