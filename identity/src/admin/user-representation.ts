import { email } from '@bailclair/domain/identity/email.schema.ts'
import { languages } from '@bailclair/domain/value/language.ts'
import { z } from 'zod/mini'
import type { Account } from '#account/account.ts'

/** The part of Keycloak's UserRepresentation that the API uses. The e-mail is the user name. */
export const toRepresentation = (account: Account) => ({
  id: account.id,
  username: account.email,
  email: account.email,
  emailVerified: account.emailVerified,
  enabled: account.enabled,
  firstName: account.firstName,
  lastName: account.lastName,
  attributes: { language: [account.language] },
  createdTimestamp: account.createdAt.getTime(),
  notBefore: account.notBefore,
})

const name = z.exactOptional(z.nullable(z.string().check(z.maxLength(255))))
const attributes = z.exactOptional(z.object({ language: z.exactOptional(z.tuple([z.enum(languages)])) }))

/** Body of `POST users/{id}/reset-password`, and each of a new user's `credentials`. */
export const passwordRepresentation = z.object({
  type: z.literal('password'),
  value: z.string(),
  // passwords that must be changed at the next sign-in are not supported
  temporary: z.exactOptional(z.literal(false)),
})

export const newUserRepresentation = z.object({
  email,
  emailVerified: z._default(z.boolean(), false),
  enabled: z._default(z.boolean(), false),
  firstName: name,
  lastName: name,
  attributes,
  credentials: z._default(z.array(passwordRepresentation).check(z.maxLength(1)), []),
})

/** Only the given fields change. */
export const userChanges = z.object({
  email: z.exactOptional(email),
  emailVerified: z.exactOptional(z.boolean()),
  enabled: z.exactOptional(z.boolean()),
  firstName: name,
  lastName: name,
  attributes,
})
