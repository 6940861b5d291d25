import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLoopback, networkOf } from './network.ts'

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:FFFF:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::', '2001:db8:1:3::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['', 'unknown'],
  ])('%s belongs to %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it('is the same for every address of a /64, and differs in the next /64', () => {
    fc.assert(
      fc.property(fc.ipV6(), fc.integer({ min: 0, max: 0xffff }), (address, last) => {
        fc.pre(!networkOf(address).includes('.'))
        const prefix = networkOf(address).replace('::/64', '')
        expect(networkOf(`${prefix}:1:2:3:${last.toString(16)}`)).toBe(networkOf(address))
      }),
    )
  })
})

describe('isLoopback', () => {
  it.each([
    ['127.0.0.1', true],
    ['127.8.8.8', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['126.255.255.255', false],
    ['128.0.0.1', false],
    ['1::1', false],
    ['unknown', false],
  ])('%s: %s', (address, expected) => {
    expect(isLoopback(address)).toBe(expected)
  })
})
