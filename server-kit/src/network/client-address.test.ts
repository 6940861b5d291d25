import type { IncomingMessage } from 'node:http'
import { inNetworks } from '@bailclair/server-kit/network/networks.ts'
import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage

it.each([
  ['a direct visitor', '203.0.113.7', undefined, [], '203.0.113.7'],
  ['a visitor who claims to be another', '203.0.113.7', '198.51.100.1', [], '203.0.113.7'],
  ['a visitor behind our proxy', '10.0.0.1', '203.0.113.7', ['10.0.0.0/8'], '203.0.113.7'],
  ['a liar behind our proxy', '10.0.0.1', '198.51.100.1, 203.0.113.7', ['10.0.0.0/8'], '203.0.113.7'],
  ['a visitor behind two of our proxies', '10.0.0.1', '203.0.113.7,10.0.0.2', ['10.0.0.0/8'], '203.0.113.7'],
  ['our proxy itself', '10.0.0.1', undefined, ['10.0.0.0/8'], '10.0.0.1'],
  ['our proxies among themselves', '10.0.0.1', '10.0.0.2', ['10.0.0.0/8'], '10.0.0.2'],
])('%s', (_, remote, forwarded, proxies, expected) => {
  expect(clientAddress(request(remote, forwarded), inNetworks(proxies))).toBe(expected)
})
