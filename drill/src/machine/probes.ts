import { connect } from 'node:net'
import { becomesHealthy } from '@bailclair/one-machine/stack/health.ts'

/** One attempt: does this address answer 2xx? */
export const answersOk = (url: string) => () => becomesHealthy([url], () => true)

/** One attempt: does somebody listen there? */
export const listensOn = (port: number) => () =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).on('error', () => resolve(false))
  })
