import { isTypedCode, toTypedCode } from '@bailclair/domain/value/typed-code.ts'

/** What is sent of a PDF: the hash of its bytes, and the code that the service wrote into it. */
export type Fingerprint = { sha256: string; code?: string }

/** Reads a file in the browser; nothing of it is sent. */
export async function readFingerprint(file: Blob): Promise<Fingerprint> {
  const bytes = await file.arrayBuffer()
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const code = findCode(bytes)
  return { sha256: Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join(''), ...(code && { code }) }
}

/** In clear in the information dictionary, so that an altered copy can be told from an unknown PDF. */
function findCode(bytes: ArrayBuffer): string | undefined {
  const found = new TextDecoder('latin1').decode(bytes).match(/\/IssuedPdfCode ?\(([^()]{1,20})\)/)?.[1]
  const code = toTypedCode(found ?? '')
  return isTypedCode(code, 12) ? code : undefined
}
