import type { Owner } from '@bailclair/domain/owner/owner.schema.ts'

/** A plain owner. */
export const jeanne: Owner = {
  firstName: 'Jeanne',
  lastName: 'Martin',
  email: 'jeanne.martin@exemple.fr',
  identityFederation: false,
  language: 'fr',
  properties: [],
}
