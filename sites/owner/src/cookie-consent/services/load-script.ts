type Policy = { createScriptURL: (url: string) => string }
type Rules = { createScriptURL: (url: string) => string; createHTML?: (markup: string) => string }
/** Trusted Types, as far as they are needed here; not in every browser, nor in the compiler's own types. */
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => Policy }

const trustedTypes = (window as { trustedTypes?: TrustedTypes }).trustedTypes

/** Scripts of services come from where the operator says, and from nowhere else. */
const rulesFor = (allowed: ReadonlySet<string>): Rules => ({
  createScriptURL: (url) => {
    if (!allowed.has(new URL(url, window.location.href).origin)) throw new TypeError('A script from elsewhere')
    return url
  },
})

const origins = new Set<string>()
/** Made once: the policy of the page allows the name once. */
let policy: Policy | undefined

/** Adds the script of a service to the page; the content security policy must allow its origin, too. */
export function loadScript(url: string): void {
  origins.add(new URL(url).origin)
  policy ??= trustedTypes?.createPolicy('services', rulesFor(origins))
  const script = document.createElement('script')
  script.async = true
  script.src = policy?.createScriptURL(url) ?? url
  document.head.append(script)
}

/**
 * The chat writes markup and adds scripts by itself: from here on the page lets it, scripts from its own origin only
 * (decision 33). Nothing inline runs in that markup: the content security policy forbids it still.
 */
export function allowMarkupFrom(url: string): void {
  const rules = rulesFor(new Set([new URL(url).origin]))
  trustedTypes?.createPolicy('default', { ...rules, createHTML: (markup) => markup })
}
