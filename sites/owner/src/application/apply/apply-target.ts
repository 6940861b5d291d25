import type { PublicProperty } from '@bailclair/domain/share-link/public-property.schema.ts'

/** What applying needs to know of the property behind the link. */
export type ApplyTarget = { token: string } & Pick<PublicProperty, 'name' | 'address' | 'ownerName'>
