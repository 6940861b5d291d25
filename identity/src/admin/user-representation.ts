import { email } from '@bailclair/domain/identity/email.schema.ts'
import { codeDigits, codeSeconds, methodNameLength } from '@bailclair/domain/identity/sign-in-method.rules.ts'
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

const json = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.string().check(
      z.refine((text) => {
        try {
          return schema.safeParse(JSON.parse(text)).success
        } catch {
          return false
        }
      }),
    ),
    z.transform((text: string) => schema.parse(JSON.parse(text))),
  )

/** A code app that is known elsewhere, as Keycloak exports it. */
const codeAppRepresentation = z.object({
  type: z.literal('otp'),
  userLabel: z._default(z.string().check(z.minLength(1), z.maxLength(methodNameLength)), 'TOTP'),
  secretData: json(z.object({ value: z.string().check(z.regex(/^[A-Z2-7]{16,64}=*$/)) })),
  credentialData: json(
    z.object({
      subType: z.literal('totp'),
      digits: z.literal(codeDigits),
      period: z.literal(codeSeconds),
      algorithm: z.literal('HmacSHA1'),
      secretEncoding: z.literal('BASE32'),
    }),
  ),
})

export const newUserRepresentation = z.object({
  email,
  emailVerified: z._default(z.boolean(), false),
  enabled: z._default(z.boolean(), false),
  firstName: name,
  lastName: name,
  attributes,
  /** At most one of each. */
  credentials: z._default(z.array(z.union([passwordRepresentation, codeAppRepresentation])).check(z.maxLength(2)), []),
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
