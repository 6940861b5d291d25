import type { Owner } from '@bailclair/domain/owner/owner.schema.ts'
import type { Access } from '@bailclair/site-kit/app/route.ts'
import { pathTo } from '#platform/paths.ts'

/** Where an owner without a first or a last name goes first, when the page needs them (spec §2). */
export const guardName = (
  access: Access,
  { firstName, lastName }: Pick<Owner, 'firstName' | 'lastName'>,
): string | undefined => (access === 'named' && !(firstName && lastName) ? pathTo('AccountName') : undefined)
