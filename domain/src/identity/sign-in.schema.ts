import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import { browserNames, systemNames } from './browser-kind.rules.ts'
import { noControlNorBidi } from './personal-name.schema.ts'
import { credentialTypes, methodNameLength } from './sign-in-method.rules.ts'

/** Ids of methods and sessions are the identity server's: a UUID, or a word. */
export const signInId = z.string().check(z.regex(/^[\w-]{1,64}$/))

export const methodName = z
  .string(fieldError.required)
  .check(
    z.trim(),
    z.minLength(1, fieldError.required),
    z.maxLength(methodNameLength, fieldError.tooLong),
    z.regex(noControlNorBidi, fieldError.forbiddenCharacter),
  )

const signInMethod = z.object({
  id: signInId,
  type: z.enum(credentialTypes),
  /** Of passkeys and code apps. */
  name: z.exactOptional(z.string()),
  createdAt: z.exactOptional(z.iso.datetime()),
  /** Keycloak does not tell it. */
  lastUsedAt: z.exactOptional(z.iso.datetime()),
  /** Of recovery codes: how many are left. */
  left: z.exactOptional(z.number()),
})
export type SignInMethod = z.infer<typeof signInMethod>

export const signInMethodList = z.object({
  methods: z.array(signInMethod),
  /** The national federation signs in to this account. */
  isFederated: z.boolean(),
})
export type SignInMethodList = z.infer<typeof signInMethodList>

const signedInSession = z.object({
  id: signInId,
  isCurrent: z.boolean(),
  startedAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  browser: z.exactOptional(z.enum(browserNames)),
  system: z.exactOptional(z.enum(systemNames)),
  /** ISO 3166, only where the operator configured it. */
  country: z.exactOptional(z.string()),
})
export type SignedInSession = z.infer<typeof signedInSession>

/** The current one first, then the one used last. */
export const signedInSessions = z.object({ sessions: z.array(signedInSession) })
