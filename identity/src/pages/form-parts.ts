import { icon } from './drawings.ts'
import { type Html, html } from './html.ts'

/** A problem with the whole form. A wait gets the focus; otherwise the field with the problem has it. */
export const problemNotice = (name: 'danger' | 'clock', title: string, help: string, more?: Html) =>
  html`<div class="alert" id="input-error" role="alert" tabindex="-1"${name === 'clock' && html` autofocus`}>
${icon(name)}
<h2>${title}</h2>
<p>${help}</p>
${more}
</div>`

export type PasskeyForm = {
  kind: 'get' | 'create'
  action: string
  /** What the browser is asked, in JSON. */
  options: string
  label: string
  cancelled: string
  noScript: string
  /** For a browser that has no passkeys; where something else can be done there, the form alone is missing. */
  unsupported?: string
  isMain?: boolean
  fields?: Html
}

/** The script shows it: without one, no passkey can be used. */
export const passkeyForm = ({
  kind,
  action,
  options,
  label,
  cancelled,
  noScript,
  unsupported,
  isMain,
  fields,
}: PasskeyForm) =>
  html`<form class="form" method="post" action="${action}" data-passkey="${kind}" data-options="${options}" hidden>
<input type="hidden" name="passkey">
${fields}
<button class="button ${isMain ? 'button-primary' : 'button-secondary'}" type="submit">${icon('passkey')}${label}</button>
<p class="field-error" role="alert" hidden>${cancelled}</p>
</form>
${unsupported && html`<p class="hint" data-unsupported hidden>${unsupported}</p>`}
<noscript><p class="hint">${noScript}</p></noscript>`

type CodeField = { id: string; label: string; help: string; isWrong: boolean; isFocused: boolean }

/** Keycloak's id of a code field is `otp`. */
export const codeField = ({ id, label, help, isWrong, isFocused }: CodeField, more: Html) =>
  html`<div class="field">
<label for="${id}">${label}</label>
<p class="hint" id="${id}-help">${help}</p>
<input class="input" id="${id}" name="${id}" aria-required="true" aria-invalid="${String(isWrong)}" aria-describedby="${isWrong ? 'input-error ' : ''}${id}-help"${more}${isFocused && html` autofocus`}>
</div>`

export const digits = html` inputmode="numeric" autocomplete="one-time-code" maxlength="11"`
export const letters = html` autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="20"`
