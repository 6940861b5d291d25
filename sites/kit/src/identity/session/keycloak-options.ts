import type { KeycloakInitOptions } from 'keycloak-js'
import { frameTimeLimit } from './wait-for-frames.ts'

export const refreshInterval = 6_000 // ms
export const minimumValidity = 70 // s

/** Some equal the defaults of keycloak-js; stated so that an update cannot change them. */
export const initOptions = (origin: string): KeycloakInitOptions => ({
  onLoad: 'check-sso',
  pkceMethod: 'S256',
  checkLoginIframe: true,
  checkLoginIframeInterval: 5, // s
  messageReceiveTimeout: frameTimeLimit,
  silentCheckSsoRedirectUri: `${origin}/silent-check.html`,
  // With third-party cookies blocked, a public page would otherwise redirect to the identity server and back.
  silentCheckSsoFallback: false,
})

/** Whoever adds a way to sign in has proved just before who they are; Keycloak's own limit. */
export const actionAgeSeconds = 300
