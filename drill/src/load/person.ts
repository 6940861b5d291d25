import { ensureAccount } from '@bailclair/one-machine/stack/ensure-account.ts'
import { type Realm, refresh, signIn, type Tokens } from '@bailclair/one-machine/stack/sign-in.ts'
import { UnexpectedAnswer } from '@bailclair/one-machine/stack/unexpected-answer.ts'
import { createClient, nextAddress } from '@bailclair/one-machine/stack/visitor-client.ts'
import type { Stack } from '#stack/stack.ts'
import { createApiCaller } from './api-caller.ts'
import type { Recorder } from './recorder.ts'

const password = 'Clairiere-42-bleue!'

export type LoadPerson = Awaited<ReturnType<typeof createPerson>>

/** Somebody with an account and one session, which is refreshed as the pages do it. */
export async function createPerson({ at, context }: Stack, recorder: Recorder, realm: Realm, name: string) {
  const { ports, secrets, authority } = context
  const account = { email: `${name}@particulier.test`, password, firstName: 'Camille', lastName: 'Charge' }
  const internal = `http://127.0.0.1:${ports.identityInternal}`
  await ensureAccount(internal, realm, account, new AbortController().signal, secrets.apiClient)
  const client = createClient(nextAddress(), authority.certificateFile)
  let tokens: Tokens = await signIn(at, realm, account, client.send)
  let lostSessions = 0

  /** A refused token means that the session is lost; no answer, or 503, means that it may be tried again. */
  async function renew(): Promise<void> {
    try {
      tokens = await refresh(at, realm, tokens, client.send)
    } catch (error) {
      if (error instanceof UnexpectedAnswer && error.status >= 400 && error.status < 500) {
        lostSessions += 1
        tokens = await signIn(at, realm, account, client.send)
      }
      throw error
    }
  }
  return {
    account,
    realm,
    lostSessions: () => lostSessions,
    accessToken: () => tokens.access_token,
    api: createApiCaller(client, at, () => tokens.access_token),
    refresh: () => recorder.record('refresh', renew),
    /** The same, where a failure is not a request of the load. */
    checkSession: () => renew().catch(() => undefined),
    close: client.close,
  }
}
