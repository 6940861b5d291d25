const networks = [
  ['mastodon', 'Mastodon'],
  ['linkedin', 'LinkedIn'],
  ['bsky', 'Bluesky'],
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['youtube', 'YouTube'],
  ['peertube', 'PeerTube'],
] as const

/** `https://www.example.org/path` → `example.org`; what is no address stays as it is. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname.replace(/^www[.]/, '') : url)

/** The name people know a network by; an unknown one is called by its host. */
export function socialNetworkOf(url: string): string {
  const host = hostOf(url)
  return networks.find(([word]) => host.includes(word))?.[1] ?? host
}
