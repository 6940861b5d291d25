const bytesToBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

/** Encodes as UTF-8 first: `btoa` alone throws on characters above U+00FF. */
export const textToBase64 = (text: string): string => bytesToBase64(new TextEncoder().encode(text))

/** Undefined when the input is not base64 or not UTF-8. */
export function base64ToText(base64: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Without `+`, `/` and `=`, which cookie names must not contain. */
export const bytesToBase64Url = (bytes: Uint8Array): string =>
  bytesToBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
