import { z } from 'zod/mini'

/** Opaque to clients. An id of another shape is answered as unknown. */
export const tenantId = z.uuid().brand<'TenantId'>()
export type TenantId = z.infer<typeof tenantId>

export const guarantorId = z.uuid().brand<'GuarantorId'>()
export type GuarantorId = z.infer<typeof guarantorId>
