import { EventEmitter } from 'node:events'
import type { UploadId } from '@bailclair/domain/document/upload.schema.ts'

/** Within this process: requests wake the worker and hear from it at once. Other machines look into the database. */
export type UploadSignals = ReturnType<typeof createUploadSignals>

export function createUploadSignals() {
  const emitter = new EventEmitter().setMaxListeners(0)
  const listen = (event: string, listener: () => void) => {
    emitter.on(event, listener)
    return () => void emitter.off(event, listener)
  }
  return {
    /** There is an upload to read. */
    wake: () => void emitter.emit('waiting'),
    onWake: (listener: () => void) => listen('waiting', listener),
    /** The worker has done with it: a document, a failure, or given back. */
    end: (id: UploadId) => void emitter.emit(id),
    onEnd: (id: UploadId, listener: () => void) => listen(id, listener),
  }
}
