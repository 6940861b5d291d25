import { credentialTypes } from '@bailclair/domain/identity/sign-in-method.rules.ts'
import { z } from 'zod/mini'
import type { ListedCredential } from './identity-port.ts'
import { identityUnavailable } from './identity-unavailable.ts'

export const userAnswer = z.looseObject({
  id: z.string().check(z.minLength(1)),
  email: z._default(z.string(), ''),
  emailVerified: z._default(z.boolean(), false),
  enabled: z._default(z.boolean(), false),
})

/** Milliseconds since 1970. A user without a date counts as new. */
export const unconfirmedAnswer = z.extend(userAnswer, { createdTimestamp: z._default(z.number(), 8.64e15) })

export const roleAnswer = z.looseObject({ name: z.string() })

const optionalText = z.catch(z.optional(z.string()), undefined)
export const eventAnswer = z.object({
  id: optionalText,
  time: z.number(),
  type: z.string(),
  userId: optionalText,
  sessionId: optionalText,
  error: optionalText,
  details: z.catch(z.object({ reason: optionalText, credential_type: optionalText }), {
    reason: undefined,
    credential_type: undefined,
  }),
})
export const federatedAnswer = z.looseObject({ identityProvider: z.string() })
export const keysAnswer = z.object({ keys: z.array(z.unknown()) })

const milliseconds = z.number().check(z.gte(0), z.lte(8.64e15))
const dateOf = (time: number | undefined) => (time === undefined ? undefined : new Date(time))

export const sessionAnswer = z.object({
  id: z.string().check(z.minLength(1)),
  start: milliseconds,
  lastAccess: milliseconds,
})

const optionalTime = z.catch(z.optional(milliseconds), undefined)
export const credentialAnswer = z.object({
  id: z.string().check(z.minLength(1)),
  type: z.string(),
  userLabel: optionalText,
  createdDate: optionalTime,
  lastUsedDate: optionalTime,
  credentialData: optionalText,
})

/** Empty for a type that we do not know: the operator may allow more than we do. */
export function toCredential(answer: z.output<typeof credentialAnswer>): ListedCredential[] {
  const type = credentialTypes.find((known) => known === answer.type)
  if (!type) return []
  const { id, userLabel, createdDate, lastUsedDate, credentialData } = answer
  const left = type === 'recovery-authn-codes' ? codesLeft(credentialData) : undefined
  return [{ id, type, name: userLabel, createdAt: dateOf(createdDate), lastUsedAt: dateOf(lastUsedDate), left }]
}

const recoveryData = z.object({ remainingCodes: z.number() })

/** Keycloak stores what belongs to a type as JSON in a text. */
function codesLeft(credentialData = ''): number | undefined {
  try {
    return recoveryData.safeParse(JSON.parse(credentialData)).data?.remainingCodes
  } catch {
    // without the number the codes are still listed
    return undefined
  }
}

export function parseAnswer<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  const { success, data } = schema.safeParse(body)
  if (!success) throw identityUnavailable({ ok: false, kind: 'unreadable' })
  return data
}
