import type { CheckedPdf } from '@bailclair/domain/issued-pdf/issued-pdf.schema.ts'
import { ApiError } from '@bailclair/site-kit/platform/api/api-error.ts'
import { useState } from 'react'
import { readFingerprint } from './fingerprint.ts'
import { useCheckPdf } from './issued-pdf.queries.ts'

type Check =
  | { state: 'none' | 'reading' | 'unreadable' }
  | { state: 'checked'; checked: CheckedPdf }
  | { state: 'failed'; error: ApiError }

/** The answer about the latest file or code. */
export function usePdfCheck() {
  const send = useCheckPdf()
  const [check, setCheck] = useState<Check>({ state: 'none' })

  async function checkFile(file: File) {
    setCheck({ state: 'reading' })
    const fingerprint = await readFingerprint(file).catch(() => undefined)
    if (!fingerprint) return setCheck({ state: 'unreadable' })
    try {
      setCheck({ state: 'checked', checked: await send(fingerprint) })
    } catch (cause) {
      setCheck({ state: 'failed', error: cause instanceof ApiError ? cause : new ApiError('Unexpected', { cause }) })
    }
  }
  /** A failure is shown by the form. */
  async function checkCode(code: string) {
    setCheck({ state: 'none' })
    setCheck({ state: 'checked', checked: await send({ code }) })
  }
  return { check, checkFile, checkCode }
}
