import type { KoaContextWithOIDC } from 'oidc-provider'

/** What an application may ask a person to do (`kc_action`), in Keycloak's words. */
const actions = {
  passkey: 'webauthn-register-passwordless',
  codeApp: 'CONFIGURE_TOTP',
  recoveryCodes: 'CONFIGURE_RECOVERY_AUTHN_CODES',
} as const
export type ActionName = keyof typeof actions

export const actionOf = (requested: unknown): ActionName | undefined =>
  (Object.keys(actions) as ActionName[]).find((name) => actions[name] === requested)

/** Keycloak ignores what it does not know. */
export const isAction = (requested: unknown): boolean => actionOf(requested) !== undefined

type ActionResult = { action: { status: 'success' | 'cancelled' } }

/** Tells the application how the action ended, beside the code that it gets. */
export function tellActionStatus(ctx: KoaContextWithOIDC): void {
  const { params, result } = ctx.oidc
  const { status } = ((result ?? {}) as Partial<ActionResult>).action ?? {}
  const location = ctx.response.get('location')
  if (!status || !location.includes('code=')) return
  const told = new URLSearchParams({ kc_action: String(params?.['kc_action']), kc_action_status: status })
  ctx.set('location', `${location}&${told}`)
}
