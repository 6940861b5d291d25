export type Versions = { chrome: number; firefox: number; safari: number }

/** The newest features without which signed-in pages do not work, and the first versions that have them. */
export const requiredFeatures: readonly { name: string; test: string; since: Versions }[] = [
  {
    name: 'CSS `:has()`',
    test: 'CSS.supports("selector(:has(a))")',
    since: { chrome: 105, firefox: 121, safari: 15.4 },
  },
  {
    // The build replaces it; the pages of the identity server have it as it is.
    name: 'CSS `light-dark()`',
    test: 'CSS.supports("color","light-dark(red,red)")',
    since: { chrome: 123, firefox: 120, safari: 17.5 },
  },
  {
    name: '`popover`',
    test: '"popover"in document.documentElement',
    since: { chrome: 114, firefox: 125, safari: 17 },
  },
  { name: '`AbortSignal.any`', test: 'AbortSignal.any', since: { chrome: 116, firefox: 124, safari: 17.4 } },
  {
    name: '`Promise.withResolvers`',
    test: 'Promise.withResolvers',
    since: { chrome: 119, firefox: 121, safari: 17.4 },
  },
  { name: '`URL.canParse`', test: 'URL.canParse', since: { chrome: 120, firefox: 115, safari: 17 } },
]

/** The oldest versions that have everything. */
export const supportedVersions: Versions = {
  chrome: Math.max(...requiredFeatures.map(({ since }) => since.chrome)),
  firefox: Math.max(...requiredFeatures.map(({ since }) => since.firefox)),
  safari: Math.max(...requiredFeatures.map(({ since }) => since.safari)),
}
