type Policy = { createScriptURL: (url: string) => string }
type Rules = { createScriptURL: (url: string) => string; createHTML?: (markup: string) => string }
/** The part of Trusted Types used here; missing in some browsers and in TypeScript. */
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => Policy }

const trustedTypes = (window as { trustedTypes?: TrustedTypes }).trustedTypes

/** Scripts only from the configured origins. */
const rulesFor = (allowed: ReadonlySet<string>): Rules => ({
  createScriptURL: (url) => {
    if (!allowed.has(new URL(url, window.location.href).origin)) throw new TypeError('A script from elsewhere')
    return url
  },
})

const origins = new Set<string>()
/** Created once: the CSP allows the name once. */
let policy: Policy | undefined

/** Adds a script; the CSP must allow its origin too. */
export function loadScript(url: string): void {
  origins.add(new URL(url).origin)
  policy ??= trustedTypes?.createPolicy('services', rulesFor(origins))
  const script = document.createElement('script')
  script.async = true
  script.src = policy?.createScriptURL(url) ?? url
  document.head.append(script)
}

/**
 * The chat writes markup and adds scripts, so this allows markup and scripts from its origin (decision 33). The CSP
 * still forbids inline scripts.
 */
export function allowMarkupFrom(url: string): void {
  const rules = rulesFor(new Set([new URL(url).origin]))
  trustedTypes?.createPolicy('default', { ...rules, createHTML: (markup) => markup })
}
