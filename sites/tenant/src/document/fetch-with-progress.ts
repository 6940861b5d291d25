/** `fetch` for uploads with progress (0 to 1), which only XMLHttpRequest reports. Supports what the API client uses. */
export const fetchWithProgress =
  (onProgress: (sent: number) => void): typeof fetch =>
  (address, { method = 'GET', headers, body = null, signal } = {}) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const request = new XMLHttpRequest()
      request.open(method, String(address))
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      request.onload = () => resolve(responseOf(request))
      request.onerror = () => reject(new TypeError('The request did not get through.'))
      request.onabort = () => reject(signal?.reason)
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.send(body as XMLHttpRequestBodyInit | null)
    })

/** Headers the API client reads and CORS allows. */
const headerNames = ['retry-after', 'x-request-id']

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const name of headerNames) {
    const value = request.getResponseHeader(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(request.responseText || null, { status: request.status, headers })
}
