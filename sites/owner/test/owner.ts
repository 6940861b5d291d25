import type { Owner } from '@bailclair/domain/owner/owner.schema.ts'

/** An owner with nothing unusual, for tests. */
export const jeanne: Owner = {
  firstName: 'Jeanne',
  lastName: 'Martin',
  email: 'jeanne.martin@exemple.fr',
  identityFederation: false,
  language: 'fr',
  properties: [],
}
