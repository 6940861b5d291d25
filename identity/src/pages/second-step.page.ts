import type { RealmName } from '#realm/realm-names.ts'
import { delayInWords } from './delay.ts'
import { drawing } from './drawings.ts'
import { codeField, digits, letters, passkeyForm, problemNotice } from './form-parts.ts'
import { type Html, html } from './html.ts'
import { layout, type View } from './layout.ts'
import type { Page } from './page.ts'
import { inLanguage } from './page-language.ts'
import { secondStepMessages } from './second-step.messages.ts'
import { signInMessages } from './sign-in.messages.ts'

export type SecondStepProblem =
  | { kind: 'missing' | 'wrong' | 'used' | 'clock' | 'wrong-recovery' | 'wrong-passkey' }
  | { kind: 'slowed-down'; retryAfter: number }

export type SecondStepView = View & {
  realm: RealmName
  action: string
  cancelHref: string
  /** What the account has. */
  hasCodeApp: boolean
  recoveryCodes: number
  passkeyOptions: string | undefined
  problem?: SecondStepProblem | undefined
}

export function secondStepPage(view: SecondStepView): Page {
  const { language, realm, problem, hasCodeApp, passkeyOptions, recoveryCodes, cancelHref } = view
  const t = secondStepMessages[language]
  const { areas, welcomes, or, errorPrefix } = signInMessages[language]
  const content = html`<div class="sign-in">
<div class="sheet">
<p class="eyebrow">${areas[realm]}</p>
<h1>${t.title}</h1>
${problem && alert(view, problem)}
${hasCodeApp && codeForm(view)}
${hasCodeApp && passkeyOptions && html`<p class="or">${or}</p>`}
${
  passkeyOptions &&
  passkeyForm({
    kind: 'get',
    action: inLanguage(view.action, language),
    options: passkeyOptions,
    label: t.passkey,
    cancelled: t.passkeyCancelled,
    noScript: t.passkeyNoScript,
    isMain: !hasCodeApp,
    ...(!hasCodeApp && { fields: html`<p>${t.passkeyHelp}</p>` }),
  })
}
${realm === 'staff' ? lostOfStaff(t.lost, t.lostStaff) : recoveryCodes > 0 && recoveryForm(view)}
<p class="sign-up"><a id="kc-cancel" href="${inLanguage(cancelHref, language)}">${t.cancel}</a></p>
</div>
<div class="welcome">
${drawing('key')}
<p>${welcomes[realm]}</p>
</div>
</div>`
  const isWait = problem?.kind === 'slowed-down'
  return {
    status: isWait ? 429 : 200,
    markup: layout(view, problem ? `${errorPrefix}${t.title}` : t.title, content),
    ...(isWait && { retryAfter: Math.ceil(problem.retryAfter) }),
  }
}

const ofCode: ReadonlySet<string> = new Set(['missing', 'wrong', 'used', 'clock'])

function codeForm({ language, action, problem }: SecondStepView): Html {
  const t = secondStepMessages[language]
  const isWrong = problem !== undefined && ofCode.has(problem.kind)
  return html`<form class="form" id="kc-otp-login-form" method="post" action="${inLanguage(action, language)}" novalidate>
${codeField({ id: 'otp', label: t.code, help: t.codeHelp, isWrong, isFocused: !problem || isWrong }, digits)}
<button class="button button-primary" id="kc-login" name="login">${t.submit}</button>
</form>`
}

function recoveryForm({ language, action, problem, recoveryCodes }: SecondStepView): Html {
  const t = secondStepMessages[language]
  const isWrong = problem?.kind === 'wrong-recovery'
  const field = { id: 'recovery', label: t.recoveryCode, help: t.recoveryCodeHelp(recoveryCodes), isWrong }
  return html`<details class="other-way"${isWrong && html` open`}>
<summary>${t.lost}</summary>
<form class="form" method="post" action="${inLanguage(action, language)}" novalidate>
${codeField({ ...field, isFocused: isWrong }, letters)}
<button class="button button-secondary">${t.submit}</button>
</form>
</details>`
}

const lostOfStaff = (title: string, help: string) => html`<details class="other-way">
<summary>${title}</summary>
<p>${help}</p>
</details>`

function alert({ language }: View, problem: SecondStepProblem): Html {
  if (problem.kind === 'slowed-down') {
    const { slowed, slowedHelp } = signInMessages[language]
    return problemNotice('clock', slowed, slowedHelp(delayInWords(problem.retryAfter, language)))
  }
  const { title, help } = secondStepMessages[language].problems[problem.kind]
  return problemNotice('danger', title, help)
}
