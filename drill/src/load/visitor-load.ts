import { UnexpectedAnswer } from '@bailclair/one-machine/stack/unexpected-answer.ts'
import { createClient, nextAddress } from '@bailclair/one-machine/stack/visitor-client.ts'
import type { Addresses } from '#stack/addresses.ts'
import type { Stack } from '#stack/stack.ts'
import type { Recorder } from './recorder.ts'

/** Visits the first page of each site with everything that it loads. */
export function createVisitorLoad({ at, context }: Stack, recorder: Recorder) {
  const client = createClient(nextAddress(), context.authority.certificateFile)
  const get = async (url: string) => {
    const answer = await client.send(url, { headers: { accept: 'text/html,*/*' } })
    if (answer.status !== 200) throw new UnexpectedAnswer(new URL(url).pathname, answer)
    return answer.text()
  }
  async function visit(site: keyof Pick<Addresses, 'web' | 'tenant' | 'desk'>) {
    const html = await recorder.record('page', () => get(`${at[site]}/`))
    if (html === undefined) return
    const assets = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|woff2|svg|webp))"/g)].map(([, path]) => path)
    await Promise.all([...new Set(assets)].map((path) => recorder.record('asset', () => get(at[site] + path))))
  }
  return {
    act: async () => {
      for (const site of ['web', 'tenant', 'desk'] as const) await visit(site)
    },
    close: client.close,
  }
}

/** Asks for an account, from a network of its own: 20 sign-ups an hour are allowed. */
async function signUp({ at, context }: Pick<Stack, 'at' | 'context'>, email: string): Promise<true> {
  const client = createClient(nextAddress(), context.authority.certificateFile)
  try {
    const answer = await client.send(`${at.api}register/account`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'fr' },
      body: JSON.stringify({ email, password: 'Clairiere-42-bleue!' }),
    })
    if (answer.status !== 201) throw new UnexpectedAnswer('sign-up', answer)
    return true
  } finally {
    client.close()
  }
}

/** People who create an account: each is owed a mail. */
export function createSignUpLoad(stack: Stack, recorder: Recorder) {
  const owed: { to: string; acknowledgedAt: number }[] = []
  let number = 0
  return {
    owed: (): readonly { to: string; acknowledgedAt: number }[] => owed,
    act: async () => {
      number += 1
      const to = `inscription.${number}@particulier.test`
      const isAcknowledged = await recorder.record('sign-up', () => signUp(stack, to))
      if (isAcknowledged) owed.push({ to, acknowledgedAt: Date.now() })
    },
  }
}
