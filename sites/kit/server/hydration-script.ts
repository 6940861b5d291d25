import { createHash } from 'node:crypto'

/**
 * The one script that is in the page itself. A page can be used before its scripts are there: a form that is sent by
 * then stays as it is (its method is `dialog`, and there is none), its button says that this takes a moment, and
 * `useInputBeforeHydration` sends it once React has it. Nothing of ours leaves a submit to the browser later on.
 */
export const hydrationScript =
  'addEventListener("submit",e=>{e.defaultPrevented||e.submitter?.setAttribute("aria-busy","true")})'

/** For the policy, which allows this script by its content and no other. */
export const hydrationScriptSource = `'sha256-${createHash('sha256').update(hydrationScript).digest('base64')}'`
