import { z } from 'zod/mini'

/** Opaque to clients. An id of another shape is unknown like any other: 404, not 400. */
export const propertyId = z.uuid().brand<'PropertyId'>()
export type PropertyId = z.infer<typeof propertyId>
