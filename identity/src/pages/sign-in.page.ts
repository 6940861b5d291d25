import type { RealmName } from '#realm/realm-names.ts'
import { delayInWords } from './delay.ts'
import { drawing, icon } from './drawings.ts'
import { passkeyForm, problemNotice } from './form-parts.ts'
import { type Html, html } from './html.ts'
import { layout, type View } from './layout.ts'
import type { Page } from './page.ts'
import { inLanguage } from './page-language.ts'
import { type SignInTexts, signInMessages } from './sign-in.messages.ts'

/** Why the form is shown again. Times are in seconds. */
export type SignInProblem =
  | { kind: 'missing'; fields: readonly ('email' | 'password')[] }
  /** The same for an unknown e-mail, a wrong password, and an unconfirmed or disabled account. */
  | { kind: 'wrong-credentials' }
  | { kind: 'wrong-passkey'; reason: 'unknown' | 'other-realm' | 'other-person' | 'copied' | 'invalid' }
  /** Too many failures: the next attempt counts after the wait. */
  | { kind: 'slowed-down'; retryAfter: number }
  /** The password was not checked: the queue is full, or the database is down. */
  | { kind: 'unavailable'; retryAfter: number }

export type SignInView = View & {
  realm: RealmName
  /** Where the form is sent, with its language. */
  action: string
  /** The previous input, or the request's `login_hint`. */
  email: string
  problem?: SignInProblem | undefined
  /** The session of the page that led here has ended. */
  hasEnded?: boolean | undefined
  /** Pages of the application; staff accounts are created by a command. */
  /** Where the answer of a passkey is sent, and what the browser is asked. */
  passkey: { action: string; options: string }
  links?: { signUp: string; forgotten: string; resend: string } | undefined
  federation?: { name: string; href: string } | undefined
  /** Set when somebody who is signed in must confirm that it is them. */
  confirming?: { email: string; hasPassword: boolean; isFederated: boolean; cancelHref: string } | undefined
}

const statusOf = {
  missing: 200,
  'wrong-credentials': 200,
  'wrong-passkey': 200,
  'slowed-down': 429,
  unavailable: 503,
} as const

export function signInPage(view: SignInView): Page {
  const { language, realm, links, problem, confirming } = view
  const t = signInMessages[language]
  const title = confirming ? t.confirmTitle : t.title
  const federation = confirming?.isFederated === false ? undefined : view.federation
  const hasForm = confirming?.hasPassword !== false
  const content = html`<div class="sign-in">
<div class="sheet">
<p class="eyebrow">${t.areas[realm]}</p>
<h1>${title}</h1>
${confirming && html`<p class="who">${t.confirmHelp} <strong>${confirming.email}</strong></p>`}
${problem ? alert(view, problem) : view.hasEnded && !confirming && ended(t)}
${hasForm && form(view)}
${passkeyForm({ kind: 'get', ...view.passkey, action: inLanguage(view.passkey.action, language), label: t.passkey, cancelled: t.passkeyCancelled, noScript: t.passkeyNoScript })}
${hasForm && federation && html`<p class="or">${t.or}</p>`}
${
  federation &&
  html`<a class="button button-secondary" id="social-national-identity" href="${inLanguage(federation.href, language)}">${icon('identity')}${t.federation(federation.name)}</a>`
}
${confirming && html`<p class="sign-up"><a id="kc-cancel" href="${inLanguage(confirming.cancelHref, language)}">${t.cancel}</a></p>`}
${links && !confirming && html`<p class="sign-up">${t.noAccount} <a href="${links.signUp}">${t.signUp}</a></p>`}
</div>
<div class="welcome">
${drawing(realm === 'staff' ? 'key' : 'door')}
<p>${t.welcomes[realm]}</p>
</div>
</div>`
  const page = {
    status: problem ? statusOf[problem.kind] : 200,
    markup: layout(view, problem ? `${t.errorPrefix}${title}` : title, content),
  }
  return problem && 'retryAfter' in problem ? { ...page, retryAfter: Math.ceil(problem.retryAfter) } : page
}

function form({ language, action, email, problem, links, confirming, hasEnded }: SignInView): Html {
  const t = signInMessages[language]
  const missing = problem?.kind === 'missing' ? problem.fields : []
  const isWrong = problem?.kind === 'wrong-credentials'
  const emailError = missing.includes('email') ? t.emailMissing : undefined
  const passwordError = missing.includes('password') ? t.passwordMissing : undefined
  const ofAll = isWrong ? wrongInput : hasEnded && !problem && !confirming ? describedByEnd : undefined
  // the error summary gets the focus; wrong credentials are announced with the password field
  const focus = isWrong ? 'password' : problem ? 'none' : email === '' ? 'email' : 'password'
  return html`<form class="form" id="kc-form-login" method="post" action="${inLanguage(action, language)}" novalidate>
${confirming ? userNameForPasswordManagers(confirming.email) : emailField(t, { email, emailError, ofAll, isFocused: focus === 'email' })}
<div class="field">
<label for="password">${t.password}</label>
<div class="password">
<input class="input" id="password" name="password" type="password" autocomplete="current-password" autocapitalize="none" spellcheck="false" aria-required="true"${validity(passwordError, 'password', ofAll)}${autofocus(focus === 'password')}>
<button class="reveal" type="button" hidden aria-controls="password" aria-label="${t.showPassword}" data-other="${t.hide}" data-other-label="${t.hidePassword}">${t.show}</button>
</div>
${fieldError(passwordError, 'password', t.errorPrefix)}
${links && html`<a class="forgotten" href="${links.forgotten}">${t.forgotten}</a>`}
</div>
<button class="button button-primary" id="kc-login" name="login">${confirming ? t.confirm : t.submit}</button>
</form>`
}

/** A password manager chooses the password by it; the page shows the address above. */
const userNameForPasswordManagers = (email: string) =>
  html`<input type="email" name="username" value="${email}" autocomplete="username" readonly hidden>`

type EmailField = { email: string; emailError: string | undefined; ofAll: Html | undefined; isFocused: boolean }

const emailField = (t: SignInTexts, { email, emailError, ofAll, isFocused }: EmailField) =>
  html`<div class="field">
<label for="username">${t.email}</label>
<input class="input" id="username" name="username" type="email" value="${email}" autocomplete="username webauthn" autocapitalize="none" spellcheck="false" aria-required="true"${validity(emailError, 'username', ofAll)}${autofocus(isFocused)}>
${fieldError(emailError, 'username', t.errorPrefix)}
</div>`

const autofocus = (isFocused: boolean) => isFocused && html` autofocus`

const wrongInput = html` aria-invalid="true" aria-describedby="input-error"`
const describedByEnd = html` aria-invalid="false" aria-describedby="session-ended"`
const validity = (error: string | undefined, id: string, ofAll: Html | undefined) =>
  error ? html` aria-invalid="true" aria-describedby="${id}-error"` : (ofAll ?? html` aria-invalid="false"`)

const fieldError = (error: string | undefined, id: string, prefix: string) =>
  error && html`<p class="field-error" id="${id}-error"><span class="visually-hidden">${prefix}</span>${error}</p>`

function alert({ language, realm, links, confirming }: SignInView, problem: SignInProblem): Html {
  const t = signInMessages[language]
  if (problem.kind === 'missing') {
    const texts = { email: t.emailMissing, password: t.passwordMissing }
    const ids = { email: 'username', password: 'password' }
    return html`<div class="alert" id="input-error" role="alert" tabindex="-1" autofocus>
${icon('danger')}
<h2>${t.problem(problem.fields.length)}</h2>
<ul>${problem.fields.map((field) => html`<li><a href="#${ids[field]}">${texts[field]}</a></li>`)}</ul>
</div>`
  }
  if (problem.kind === 'wrong-credentials')
    return confirming
      ? problemNotice('danger', t.wrongPassword, t.wrongPasswordHelp)
      : problemNotice(
          'danger',
          t.wrong,
          t.wrongHelp[realm],
          links && html`<p><a href="${links.resend}">${t.resend}</a></p>`,
        )
  if (problem.kind === 'wrong-passkey') {
    const { title, help } = t.wrongPasskey[problem.reason]
    return problemNotice('danger', title, help)
  }
  const delay = delayInWords(problem.retryAfter, language)
  return problem.kind === 'slowed-down'
    ? problemNotice('clock', t.slowed, t.slowedHelp(delay))
    : problemNotice('clock', t.unavailable, t.unavailableHelp(delay))
}

/** Not an alert: it would be read together with the field that has the focus, so that field is described by it. */
const ended = (t: SignInTexts) => html`<div class="alert alert-info" id="session-ended">
${icon('clock')}
<h2>${t.ended}</h2>
<p>${t.endedHelp}</p>
</div>`
