import type { DocumentKind } from '@bailclair/domain/document/accepted-documents.rules.ts'
import { ApiError, type ApiErrorCode } from '@bailclair/site-kit/platform/api/api-error.ts'
import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'

export type Upload = {
  id: number
  file: File
  kind: DocumentKind
  /** The replaced document. */
  replaces: string | undefined
  state: 'waiting' | 'sending' | 'failed'
  /** The server was busy: it is sent again after a pause. */
  isPostponed: boolean
  /** From 0 to 1; at 1 the server processes it. */
  progress: number
  error: ApiErrorCode | undefined
}

type Send = (upload: Upload, options: { onProgress: (sent: number) => void; signal: AbortSignal }) => Promise<unknown>

/** Then somebody decides whether to try again. */
const mostAttempts = 6
const longestPauseSeconds = 30

/** Seconds, or undefined when trying again soon is of no use. */
function pauseAfter(cause: unknown): number | undefined {
  if (!(cause instanceof ApiError) || (cause.status !== 429 && cause.status !== 503)) return undefined
  const seconds = cause.retryAfter ?? 5
  return seconds <= longestPauseSeconds ? seconds : undefined
}

const pause = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1_000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

type Options = {
  send: Send
  /** Announced to screen readers at start and end. */
  tell: (event: 'started' | 'sent' | 'failed', upload: Upload) => void
}

/**
 * Uploads one file at a time, so that progress is true on a slow line. A failed one keeps its place with the reason,
 * can be retried and blocks nothing (decision 121).
 */
export function createUploadQueue({ send, tell }: Options) {
  const listeners = new Set<() => void>()
  let uploads: readonly Upload[] = []
  let lastId = 0
  let current: { id: number; abort: AbortController } | undefined

  function change(next: readonly Upload[]) {
    uploads = next
    for (const listener of listeners) listener()
  }
  const find = (id: number) => uploads.find((upload) => upload.id === id)
  const update = (id: number, changes: Partial<Upload>) =>
    change(uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))
  const remove = (id: number) => change(uploads.filter((upload) => upload.id !== id))

  async function run() {
    const next = uploads.find(({ state }) => state === 'waiting')
    if (current || !next) return
    const { id } = next
    const abort = new AbortController()
    current = { id, abort }
    tell('started', next)
    try {
      await sendPatiently(next, abort.signal)
      remove(id)
      tell('sent', next)
    } catch (cause) {
      if (!abort.signal.aborted) fail(id, cause)
    } finally {
      current = undefined
      void run()
    }
  }

  /** A busy server says when to come back: nobody has to press a button for that. */
  async function sendPatiently(upload: Upload, signal: AbortSignal) {
    const { id } = upload
    for (let attempt = 1; ; attempt++) {
      update(id, { state: 'sending', isPostponed: false, progress: 0, error: undefined })
      try {
        await send(upload, { signal, onProgress: (progress) => update(id, { progress }) })
        return
      } catch (cause) {
        const seconds = pauseAfter(cause)
        if (signal.aborted || seconds === undefined || attempt === mostAttempts) throw cause
        update(id, { state: 'waiting', isPostponed: true })
        await pause(seconds, signal)
      }
    }
  }

  function fail(id: number, cause: unknown) {
    if (!(cause instanceof ApiError)) reportError(cause)
    update(id, { state: 'failed', isPostponed: false, error: codeOf(cause) })
    const failed = find(id)
    if (failed) tell('failed', failed)
  }

  return {
    current: () => uploads,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** `refusal`: why it is not sent. */
    add: (
      file: File,
      kind: DocumentKind,
      { refusal, replaces }: { refusal?: ApiErrorCode | undefined; replaces?: string | undefined } = {},
    ) => {
      lastId += 1
      const upload: Upload = {
        id: lastId,
        file,
        kind,
        replaces,
        state: refusal ? 'failed' : 'waiting',
        isPostponed: false,
        progress: 0,
        error: refusal,
      }
      change([...uploads, upload])
      if (refusal) tell('failed', upload)
      void run()
    },
    retry: (id: number) => {
      update(id, { state: 'waiting', error: undefined })
      void run()
    },
    /** Running, waiting or failed. */
    remove: (id: number) => {
      remove(id)
      if (current?.id === id) current.abort.abort()
    },
    /** The page was left. */
    stop: () => {
      change([])
      current?.abort.abort()
    },
  }
}
