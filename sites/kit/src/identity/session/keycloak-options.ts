import type { KeycloakInitOptions } from 'keycloak-js'

/** Spec §7 and §9, in milliseconds and seconds. */
export const refreshInterval = 6_000 // ms
export const minimumValidity = 70 // s

/** The constants of spec §4, §8 and §9; those that are keycloak-js's own defaults are stated all the same. */
export const initOptions = (origin: string): KeycloakInitOptions => ({
  onLoad: 'check-sso',
  pkceMethod: 'S256',
  checkLoginIframe: true,
  checkLoginIframeInterval: 5, // s
  messageReceiveTimeout: 10_000, // ms
  silentCheckSsoRedirectUri: `${origin}/silent-check.html`,
  // With third-party cookies blocked, a public page would otherwise leave for the identity server and come back.
  silentCheckSsoFallback: false,
})
