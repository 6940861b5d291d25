/** One step of a search: candidates by selector, then by accessible name and by text. */
export type Step = { css: string; name?: Pattern; text?: Pattern; isHidden?: boolean; isLast?: boolean }
export type Pattern = { source: string; flags: string }

/** A string is a part of the text in any case, as in Playwright, or all of it. */
export function patternOf(text: string | RegExp, isExact = false): Pattern {
  if (typeof text !== 'string') return { source: text.source, flags: text.flags }
  const source = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return isExact ? { source: `^${source}$`, flags: '' } : { source, flags: 'i' }
}

const inputs = (...types: string[]) => types.map((type) => `input[type=${type}]`).join()

/** Which elements have a role, as far as the sites use it. */
export const selectors = {
  alert: '[role=alert]',
  button: `button, [role=button], ${inputs('submit', 'button')}`,
  checkbox: inputs('checkbox'),
  columnheader: '[role=columnheader]',
  combobox: 'select, [role=combobox]',
  dialog: 'dialog[open], [role=dialog]',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  main: 'main',
  navigation: 'nav',
  option: '[role=option]',
  radio: inputs('radio'),
  region: 'section, [role=region]',
  row: '[role=row], tr',
  rowheader: '[role=rowheader]',
  status: '[role=status], output',
  table: '[role=table], table',
  textbox: `input:not([type]), textarea, ${inputs('text', 'email', 'password', 'tel', 'search')}`,
} as const
export type Role = keyof typeof selectors

/** Runs in the page: everything that is shown and fits, step within step; or their texts. */
export function lookUp(steps: Step[], isForTexts?: boolean): Element[] | string[] {
  const tidy = (text: string | null) =>
    (text ?? '')
      .replace(/[\u2060\u00ad]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  // no-break spaces are as good as others
  const fits = (pattern: Pattern, text: string | null) =>
    new RegExp(pattern.source.replace(/[\u00a0\u202f]/g, ' '), pattern.flags).test(tidy(text))
  const spoken = (element: Element) => {
    const copy = element.cloneNode(true) as Element
    for (const hidden of copy.querySelectorAll('[aria-hidden=true], select, textarea')) hidden.remove()
    return copy.textContent
  }
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = [...((element as HTMLInputElement).labels ?? [])]
    const named = [...ids.flatMap((id) => document.getElementById(id) ?? []), ...(ids.length > 0 ? [] : labels)]
    const label = element.getAttribute('aria-label')
    if (ids.length === 0 && label !== null) return label
    if (named.length > 0) return named.map(spoken).join(' ')
    return spoken(element) || element.getAttribute('title') || ''
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]')
  let found: Element[] = [document.documentElement]
  for (const { css, name, text, isHidden, isLast } of steps) {
    if (isLast) {
      found = found.slice(-1)
      continue
    }
    const inside = new Set(found.flatMap((root) => [...root.querySelectorAll(css)]))
    found = [...inside].filter(
      (one) =>
        (isHidden || isShown(one)) && (!name || fits(name, nameOf(one))) && (!text || fits(text, one.textContent)),
    )
  }
  return isForTexts ? found.map((one) => tidy((one as HTMLElement).innerText)) : found
}
