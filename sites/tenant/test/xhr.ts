import { afterEach, beforeEach, vi } from 'vitest'

type Sent = {
  method: string
  path: string
  headers: Record<string, string>
  body: unknown
  /** Sent share of the bytes, 0 to 1. */
  progress: (share: number) => void
  answer: (status: number, body: unknown) => void
  /** The connection broke. */
  fail: () => void
  isAborted: boolean
}

/** Replaces XMLHttpRequest; uploads wait for the test. */
export function stubUploads(sent: Sent[] = []): Sent[] {
  class FakeRequest {
    status = 0
    responseText = ''
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    #method = ''
    #path = ''
    #headers: Record<string, string> = {}
    #call: Sent | undefined

    open(method: string, address: string) {
      this.#method = method
      this.#path = new URL(address).pathname.replace(/^\/api\//, '')
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value
    }
    getResponseHeader = () => null
    send(body: unknown) {
      this.#call = {
        method: this.#method,
        path: this.#path,
        headers: this.#headers,
        body,
        isAborted: false,
        progress: (share) => this.upload.onprogress?.({ loaded: share * 100, total: 100 }),
        answer: (status, answer) => {
          this.status = status
          this.responseText = JSON.stringify(answer)
          this.onload?.()
        },
        fail: () => this.onerror?.(),
      }
      sent.push(this.#call)
    }
    abort() {
      if (this.#call) this.#call.isAborted = true
      this.onabort?.()
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  return sent
}

/** The same, anew for each test of a file. */
export function stubUploadsOfEach(): readonly Sent[] {
  const sent: Sent[] = []
  beforeEach(() => {
    sent.length = 0
    stubUploads(sent)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })
  return sent
}
