import { createHash } from 'node:crypto'

/**
 * The only inline script (decision 173). A form submitted before hydration stays on the page (its method is `dialog`),
 * its button shows as busy, and `useInputBeforeHydration` submits it after hydration.
 */
const markEarlySubmit =
  'addEventListener("submit",e=>{e.defaultPrevented||e.submitter?.setAttribute("aria-busy","true")})'

/** Before the first paint, so that nobody sees the other theme. */
const applyTheme =
  '{const t=/(?:^|; )theme=(light|dark)(?:;|$)/.exec(document.cookie);if(t)document.documentElement.dataset.theme=t[1]}'

export const hydrationScript = `${markEarlySubmit};${applyTheme}`

/** CSP source: allows this script by its hash. */
export const hydrationScriptSource = `'sha256-${createHash('sha256').update(hydrationScript).digest('base64')}'`
