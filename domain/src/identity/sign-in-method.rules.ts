/** Keycloak's names of credential types; a passkey is `webauthn-passwordless`. */
export const credentialTypes = ['password', 'otp', 'webauthn-passwordless', 'recovery-authn-codes'] as const
export type CredentialType = (typeof credentialTypes)[number]

/** `acr` of tokens: one factor, or two. A passkey is two at once: the device, and what unlocks it. */
export const oneFactor = '1'
export const twoFactors = '2'
export type AuthenticationLevel = typeof oneFactor | typeof twoFactors

/** How somebody proved who they are, as `amr` (RFC 8176): password, passkey, one-time or recovery code. */
export const proofs = { password: 'pwd', passkey: 'pop', code: 'otp' } as const
export type Proof = (typeof proofs)[keyof typeof proofs]

/** The federation proves a person by itself, and counts as one factor. */
export function levelOf(amr: readonly string[]): AuthenticationLevel {
  const isStrong = amr.includes(proofs.passkey) || (amr.includes(proofs.password) && amr.includes(proofs.code))
  return isStrong ? twoFactors : oneFactor
}

export const mostPasskeys = 10
export const methodNameLength = 60

/** Codes of the authenticator app: what every such app expects. */
export const codeDigits = 6
export const codeSeconds = 30
export const recoveryCodeCount = 10

/** What an account has to sign in with. */
export type SignInMethods = { password: boolean; federation: boolean; passkeys: number; codeApp: boolean }

/** What a list of credentials amounts to. */
export const methodsOf = (types: readonly CredentialType[], federation: boolean): SignInMethods => ({
  password: types.includes('password'),
  federation,
  passkeys: types.filter((type) => type === 'webauthn-passwordless').length,
  codeApp: types.includes('otp'),
})

export const hasFactor = ({ passkeys, codeApp }: Pick<SignInMethods, 'passkeys' | 'codeApp'>): boolean =>
  passkeys > 0 || codeApp

/**
 * What follows a right password. A passkey of an owner or tenant does not ask for more: with a lost device they would be
 * locked out of an account whose password they know.
 */
export function stepAfterPassword(
  methods: Pick<SignInMethods, 'passkeys' | 'codeApp'>,
  { isFactorRequired }: { isFactorRequired: boolean },
): 'signed-in' | 'second-factor' | 'enrolment' {
  if (isFactorRequired) return hasFactor(methods) ? 'second-factor' : 'enrolment'
  return methods.codeApp ? 'second-factor' : 'signed-in'
}

/** Why a method may not be removed; undefined when it may. Recovery codes go with the code app. */
export function removalProblem(
  methods: SignInMethods,
  removed: CredentialType,
  { isFactorRequired }: { isFactorRequired: boolean },
): 'last-way-in' | 'last-factor' | undefined {
  const left: SignInMethods = {
    ...methods,
    ...(removed === 'password' && { password: false }),
    ...(removed === 'otp' && { codeApp: false }),
    ...(removed === 'webauthn-passwordless' && { passkeys: methods.passkeys - 1 }),
  }
  if (isFactorRequired && !hasFactor(left)) return 'last-factor'
  return left.password || left.federation || left.passkeys > 0 ? undefined : 'last-way-in'
}
