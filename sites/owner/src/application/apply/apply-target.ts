import type { PublicProperty } from '@bailclair/domain/share-link/public-property.schema.ts'

export type ApplyTarget = { token: string } & Pick<PublicProperty, 'name' | 'address' | 'ownerName' | 'visitFirst'>
