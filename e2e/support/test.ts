import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'
import { test as base, expect } from '@playwright/test'
import { getAddresses } from './addresses.ts'
import { openMailbox } from './mailbox.ts'

type Fixtures = {
  at: Addresses
  mailbox: ReturnType<typeof openMailbox>
  /** Console errors that a test provokes on purpose: `test.use({ expectedErrors: [/404/] })`. */
  expectedErrors: RegExp[]
  guard: undefined
}

const loopback = ['localhost', '127.0.0.1', '[::1]']

/** `test` of every journey: fails on any error in the console and on any request that leaves this machine. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  at: async ({}, use) => use(getAddresses()),
  baseURL: async ({ at }, use) => use(at.web),
  mailbox: async ({ at }, use) => use(openMailbox(at.mailbox)),
  expectedErrors: [[], { option: true }],
  guard: [
    async ({ context, expectedErrors }, use) => {
      const problems: string[] = []
      const report = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) problems.push(text)
      }
      context.on('console', (message) => {
        if (message.type() === 'error') report(`console: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => report(`uncaught: ${error.error().message}`))
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url())
        if (protocol.startsWith('http') && !loopback.includes(hostname)) report(`left this machine: ${request.url()}`)
      })
      await use(undefined)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
})
