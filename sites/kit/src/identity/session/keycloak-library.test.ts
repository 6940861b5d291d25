import Keycloak from 'keycloak-js'
import { afterEach, describe, expect, it, vi } from 'vitest'

/** Behaviour of keycloak-js that the session relies on and no option states. The journeys cover the rest. */

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const jwt = (claims: object) => `e30.${btoa(JSON.stringify(claims))}.AA`

describe('keycloak-js', () => {
  it.each([
    [6, false],
    [5, false],
    [4, true],
  ])('by default renews a token that has less than 5 s left: %i s → %s', async (secondsLeft, isRenewed) => {
    vi.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') })
    const now = Date.now() / 1_000
    const answer = {
      access_token: jwt({ sub: 'x', sid: 's', iat: now, exp: now + secondsLeft }),
      refresh_token: jwt({ sub: 'x' }),
    }
    vi.stubGlobal('fetch', async () => Response.json(answer))
    const identity = new Keycloak({ url: 'http://localhost:3002', realm: 'owner', clientId: 'owner-front' })
    await identity.init({
      checkLoginIframe: false,
      token: answer.access_token,
      refreshToken: answer.refresh_token,
      timeSkew: 0,
    })
    expect(await identity.updateToken()).toBe(isRenewed)
  })
})
