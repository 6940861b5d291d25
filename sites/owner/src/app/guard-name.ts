import type { Owner } from '@bailclair/domain/owner/owner.schema.ts'
import type { Access } from '@bailclair/site-kit/app/route.ts'
import { pathTo } from '#platform/paths.ts'

/** Owners without a first or last name go to the account page first. */
export const guardName = (
  access: Access,
  { firstName, lastName }: Pick<Owner, 'firstName' | 'lastName'>,
): string | undefined => (access === 'named' && !(firstName && lastName) ? pathTo('AccountName') : undefined)
