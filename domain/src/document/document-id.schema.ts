import { z } from 'zod/mini'

/** Opaque to clients; one of another shape is unknown like any other. */
export const documentId = z.uuid().brand<'DocumentId'>()
export type DocumentId = z.infer<typeof documentId>
