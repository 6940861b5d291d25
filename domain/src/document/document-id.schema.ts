import { z } from 'zod/mini'

/** Opaque to clients. An id of another shape is answered as unknown. */
export const documentId = z.uuid().brand<'DocumentId'>()
export type DocumentId = z.infer<typeof documentId>
