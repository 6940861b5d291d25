import { setTimeout as sleep } from 'node:timers/promises'
import { signIn } from '@bailclair/one-machine/stack/sign-in.ts'
import { createClient, nextAddress } from '@bailclair/one-machine/stack/visitor-client.ts'
import type { Stack } from '#stack/stack.ts'
import { createOwnerLoad } from './owner-load.ts'
import { createPerson } from './person.ts'
import { createRecorder } from './recorder.ts'
import { createTenantLoad } from './tenant-load.ts'
import { createSignUpLoad, createVisitorLoad } from './visitor-load.ts'

const ownerCount = 4
const tenantCount = 2
export type LightLoad = Awaited<ReturnType<typeof startLightLoad>>

/** A few people at once, day and night: enough to notice a second of outage, little enough for one machine. */
export async function startLightLoad(stack: Stack) {
  const recorder = createRecorder()
  const people = <T>(count: number, make: (number: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => make(index + 1)))
  const owners = await people(ownerCount, async (number) =>
    createOwnerLoad(await createPerson(stack, recorder, 'owner', `proprietaire.${number}`), recorder),
  )
  const tenants = await people(tenantCount, async (number) =>
    createTenantLoad(await createPerson(stack, recorder, 'tenant', `locataire.${number}`), owners, recorder),
  )
  const visitors = createVisitorLoad(stack, recorder)
  const signUps = createSignUpLoad(stack, recorder)
  const signInClient = createClient(nextAddress(), stack.context.authority.certificateFile)
  const [first] = owners
  const signInAgain = () =>
    recorder.record('sign-in', () => signIn(stack.at, 'owner', first?.person.account ?? noAccount, signInClient.send))

  let isOver = false
  const repeat = async (act: () => Promise<unknown>, pauseMs: number) => {
    while (!isOver) {
      await act()
      await sleep(pauseMs)
    }
  }
  const loops = [
    ...owners.map(({ act }) => repeat(act, 600)),
    ...tenants.map(({ act }) => repeat(act, 1_000)),
    repeat(visitors.act, 1_500),
    repeat(signInAgain, 3_000),
    repeat(signUps.act, 3_000),
  ]
  return {
    recorder,
    signUps,
    everybody: [...owners, ...tenants],
    stop: async () => {
      isOver = true
      await Promise.all(loops)
      for (const { person } of [...owners, ...tenants]) person.close()
      visitors.close()
      signInClient.close()
    },
  }
}

const noAccount = { email: '', password: '' }
