import { BlockList, isIP } from 'node:net'

export const isAddress = (text: string): boolean => isIP(text) !== 0

/** `10.0.0.1`, `10.0.0.0/8`, `2001:db8::/32`. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= widest(version))
}

const widest = (version: number) => (version === 4 ? 32 : 128)
const family = (version: number) => (version === 4 ? 'ipv4' : 'ipv6')

/** IPv4 written as IPv6 (`::ffff:10.0.0.1`) is the same address. */
export function inNetworks(networks: readonly string[]): (address: string) => boolean {
  const members = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    const version = isIP(address)
    members.addSubnet(address, prefix === undefined ? widest(version) : Number(prefix), family(version))
  }
  return (address) => {
    const version = isIP(address)
    return version !== 0 && members.check(address, family(version))
  }
}
