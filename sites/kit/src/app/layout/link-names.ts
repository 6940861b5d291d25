const networks = [
  ['mastodon', 'Mastodon'],
  ['linkedin', 'LinkedIn'],
  ['bsky', 'Bluesky'],
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['youtube', 'YouTube'],
  ['peertube', 'PeerTube'],
] as const

/** `https://www.example.org/path` → `example.org`; other text stays unchanged. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname.replace(/^www[.]/, '') : url)

/** The network's usual name, or its host when unknown. */
export function socialNetworkOf(url: string): string {
  const host = hostOf(url)
  return networks.find(([word]) => host.includes(word))?.[1] ?? host
}
