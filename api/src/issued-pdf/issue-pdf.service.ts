import { createHash } from 'node:crypto'
import { issuedPdfCodeLength } from '@bailclair/domain/issued-pdf/issued-pdf.schema.ts'
import { ownerSitePaths } from '@bailclair/domain/site/owner-site-paths.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { printTypedCode } from '@bailclair/domain/value/typed-code.ts'
import type { Deps } from '#deps.ts'
import { newTypedCode } from '#platform/token/new-typed-code.ts'
import { insertIssuedPdf } from './issued-pdf.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>
/** As it is printed on the PDF. */
type PrintedCheck = { code: string; address: string }

/**
 * Streams a PDF that anybody can check afterwards (decision 192). The code is inside before the bytes are hashed; the
 * last bytes leave once the hash is stored, so that whoever has the whole PDF can check it.
 */
export async function* issuePdf(
  { db, clock, config }: Needs,
  render: (check: PrintedCheck) => AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const code = newTypedCode(issuedPdfCodeLength)
  const hash = createHash('sha256')
  let held: Uint8Array | undefined
  const check = { code: printTypedCode(code), address: `${config.WEB_URL}${ownerSitePaths.checkPdf}` }
  for await (const chunk of render(check)) {
    if (held) yield held
    hash.update(chunk)
    held = chunk
  }
  await insertIssuedPdf(db, { code, sha256: hash.digest(), issuedOn: todayInParis(clock()) })
  if (held) yield held
}
