const bytesToBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

/** Base64 of the UTF-8 text: `btoa` alone fails on the first accent. */
export const textToBase64 = (text: string): string => bytesToBase64(new TextEncoder().encode(text))

/** The text behind a base64, undefined when it is no base64 or no UTF-8. */
export function base64ToText(base64: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Without `+`, `/` and `=`, which cookie names do not take. */
export const bytesToBase64Url = (bytes: Uint8Array): string =>
  bytesToBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
