/** The first match wins: Edge and Opera also say Chrome, and Chrome also says Safari. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/\S+ .*\bSafari\//],
] as const

/** The first match wins: Android also says Linux, and iOS says “like Mac OS X”. */
const systems = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
] as const

export type BrowserName = (typeof browsers)[number][0]
export type SystemName = (typeof systems)[number][0]
export const browserNames = browsers.map(([name]) => name)
export const systemNames = systems.map(([name]) => name)

export type BrowserKind = { browser?: BrowserName; system?: SystemName }

/** Longer than any real one; what follows is not looked at. */
const maxUserAgentLength = 512

/** What a person recognises, from `User-Agent`. Without versions: they say nothing to people and much to trackers. */
export function browserKind(userAgent = ''): BrowserKind {
  const text = userAgent.slice(0, maxUserAgentLength)
  const browser = browsers.find(([, pattern]) => pattern.test(text))?.[0]
  const system = systems.find(([, pattern]) => pattern.test(text))?.[0]
  return { ...(browser && { browser }), ...(system && { system }) }
}
