import { describe, expect, it } from 'vitest'
import { inNetworks, isNetwork } from './networks.ts'

describe('isNetwork', () => {
  it.each([
    ['10.0.0.1', true],
    ['10.0.0.0/0', true],
    ['10.0.0.0/32', true],
    ['10.0.0.0/33', false],
    ['2001:db8::/128', true],
    ['2001:db8::/129', false],
    ['10.0.0.0/', false],
    ['10.0.0.0/8/8', false],
    ['10.0.0', false],
    ['proxy.example', false],
    ['', false],
  ])('%s: %s', (text, expected) => {
    expect(isNetwork(text)).toBe(expected)
  })
})

describe('inNetworks', () => {
  const isMember = inNetworks(['10.1.0.0/16', '192.0.2.7', '2001:db8:1::/48'])

  it.each([
    ['10.1.0.0', true],
    ['10.1.255.255', true],
    ['10.2.0.0', false],
    ['10.0.255.255', false],
    ['::ffff:10.1.2.3', true],
    ['192.0.2.7', true],
    ['192.0.2.8', false],
    ['2001:db8:1:ffff::1', true],
    ['2001:db8:2::1', false],
    ['unknown', false],
    ['', false],
  ])('%s: %s', (address, expected) => {
    expect(isMember(address)).toBe(expected)
  })

  it('trusts nobody when the list is empty', () => {
    expect(inNetworks([])('127.0.0.1')).toBe(false)
  })
})
