import { isIPv4, isIPv6, SocketAddress } from 'node:net'

/**
 * The network that a rate limit counts: an IPv4 address, or the /64 of an IPv6 subscriber, who controls all its
 * addresses. Text that is no address (a proxy's `unknown`) is its own network.
 */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%') // fe80::1%eth0
  if (isIPv4(bare)) return bare
  if (!isIPv6(bare)) return 'unknown'
  const groups = expand(bare)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

export const isLoopback = (address: string): boolean => {
  const network = networkOf(address)
  // ::1 is the only address of its /64
  return network.startsWith('127.') || network === '0:0:0:0::/64'
}

function expand(address: string): number[] {
  // writes the end of ::ffff:1.2.3.4 in dots and everything else in hexadecimal
  const text = new SocketAddress({ address, family: 'ipv6' }).address.replace(
    /(\d+)\.(\d+)\.(\d+)\.(\d+)$/,
    (_, a: string, b: string, c: string, d: string) =>
      [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((group) => group.toString(16)).join(':'),
  )
  const [head = '', tail] = text.split('::')
  const groups = (part: string | undefined) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : [])
  const first = groups(head)
  const last = groups(tail)
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last]
}
