import { createHash } from 'node:crypto'

/**
 * In the head of every page (decision 173). A form submitted before hydration stays on the page (its method is `dialog`),
 * its button shows as busy, and `useInputBeforeHydration` submits it after hydration.
 */
const markEarlySubmit =
  'addEventListener("submit",e=>{e.defaultPrevented||e.submitter?.setAttribute("aria-busy","true")})'

/** Before the first paint, so that nobody sees the other theme. `ThemeSwitch` does the same later. */
const applyTheme =
  '{const t=/(?:^|; )theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1];if(t){document.documentElement.dataset.theme=t;' +
  'for(const m of document.querySelectorAll("[data-scheme]"))m.setAttribute("media",m.dataset.scheme===t?"all":"not all")}}'

export const hydrationScript = `${markEarlySubmit};${applyTheme}`

/** CSP source: allows an inline script or stylesheet by its hash. */
export const hashSource = (inline: string): string => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`

export const hydrationScriptSource = hashSource(hydrationScript)
