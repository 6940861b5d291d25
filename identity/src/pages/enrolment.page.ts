import { methodNameLength } from '@bailclair/domain/identity/sign-in-method.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { encode } from 'uqr'
import type { RealmName } from '#realm/realm-names.ts'
import { drawing } from './drawings.ts'
import { enrolmentMessages } from './enrolment.messages.ts'
import { codeField, digits, passkeyForm, problemNotice } from './form-parts.ts'
import { type Html, html } from './html.ts'
import { layout, type View } from './layout.ts'
import type { Page } from './page.ts'
import { inLanguage } from './page-language.ts'
import { secondStepMessages } from './second-step.messages.ts'
import { signInMessages } from './sign-in.messages.ts'

export type EnrolmentView = View & {
  realm: RealmName
  /** Back to the choice, or to the application without a change. */
  cancel: { href: string; isChoice: boolean } | undefined
}

/** Somebody of the team without a second factor: nothing else can be done. */
export function choicePage(view: EnrolmentView, { passkey, codeApp }: { passkey: string; codeApp: string }): Page {
  const { language } = view
  const t = enrolmentMessages[language].choose
  const way = (href: string, label: string, help: string) =>
    html`<li><a class="button button-secondary" href="${inLanguage(href, language)}">${label}</a><p class="hint">${help}</p></li>
`
  const ways = html`<ul class="ways">
${way(passkey, t.passkey, t.passkeyHelp)}${way(codeApp, t.codeApp, t.codeAppHelp)}</ul>`
  return sheet(view, t.title, html`<p>${t.help}</p>${ways}`)
}

type PasskeyFields = { action: string; options: string; name: string; hasFailed: boolean }

export function passkeyPage(view: EnrolmentView, { action, options, name, hasFailed }: PasskeyFields): Page {
  const t = enrolmentMessages[view.language].passkey
  const form = passkeyForm({
    kind: 'create',
    action: inLanguage(action, view.language),
    options,
    label: t.submit,
    cancelled: t.cancelled,
    noScript: t.noScript,
    unsupported: t.unsupported,
    isMain: true,
    fields: nameField(name, t.name, t.nameHelp),
  })
  const problem = hasFailed && problemNotice('danger', t.failed, t.failedHelp)
  return sheet(view, t.title, html`<p>${t.help}</p>${problem}${form}`, hasFailed)
}

type CodeAppFields = {
  action: string
  /** What the picture contains. */
  uri: string
  typed: string
  /** Comes back with the code. */
  sealedSecret: string
  name: string
  problem: 'missing' | 'wrong' | 'clock' | undefined
}

export function codeAppPage(view: EnrolmentView, fields: CodeAppFields): Page {
  const { language } = view
  const { action, uri, typed, sealedSecret, name, problem } = fields
  const t = enrolmentMessages[language].codeApp
  const [install, scan, copy] = t.steps
  const told = problem && secondStepMessages[language].problems[problem]
  const code = { id: 'otp', label: t.code, help: t.codeHelp, isWrong: problem !== undefined, isFocused: !!problem }
  const content = html`${told && problemNotice('danger', told.title, told.help)}
<ol class="steps"><li>${install}</li><li>${scan}</li><li>${copy}</li></ol>
${qrCode(uri, t.picture)}
<p class="hint">${t.typed}<br><code class="secret">${typed}</code></p>
<form class="form" method="post" action="${inLanguage(action, language)}" novalidate>
<input type="hidden" name="secret" value="${sealedSecret}">
${codeField(code, digits)}
${nameField(name, t.name)}
<button class="button button-primary">${t.submit}</button>
</form>`
  return sheet(view, t.title, content, problem !== undefined)
}

export function newRecoveryCodesPage(view: EnrolmentView, action: string): Page {
  const t = enrolmentMessages[view.language].recovery
  const content = html`<p>${t.askHelp}</p>
<form class="form" method="post" action="${inLanguage(action, view.language)}">
<button class="button button-primary">${t.submit}</button>
</form>`
  return sheet(view, t.ask, content)
}

export function recoveryCodesPage(view: EnrolmentView, codes: readonly string[], doneHref: string): Page {
  const t = enrolmentMessages[view.language].recovery
  const content = html`<p>${t.help}</p>
<ul class="codes" aria-label="${t.list}">${codes.map((code) => html`<li><code>${code}</code></li>`)}</ul>
<p class="actions"><button class="button button-secondary" type="button" data-print hidden>${t.print}</button>
<a class="button button-primary" href="${inLanguage(doneHref, view.language)}">${t.done}</a></p>`
  return sheet({ ...view, cancel: undefined }, t.title, content)
}

function nameField(name: string, label: string, help?: string): Html {
  const described = help && html` aria-describedby="name-help"`
  return html`<div class="field">
<label for="name">${label}</label>
${help && html`<p class="hint" id="name-help">${help}</p>`}
<input class="input" id="name" name="name" value="${name}" maxlength="${methodNameLength}" autocomplete="off"${described}>
</div>`
}

/** Dark on light in both colour schemes: many apps read nothing else. */
function qrCode(text: string, label: string): Html {
  const { data, size } = encode(text, { border: 2 })
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label="${label}"><path class="qr-paper" d="M0 0h${size}v${size}H0z"/><path d="${dots}"/></svg>`
}

function sheet(view: EnrolmentView, title: string, content: Html, hasProblem = false): Page {
  const { language, realm, cancel } = view
  const { areas, welcomes, errorPrefix } = signInMessages[language]
  const t = enrolmentMessages[language]
  const markup = html`<div class="sign-in">
<div class="sheet">
<p class="eyebrow">${areas[realm]}</p>
<h1>${title}</h1>
${content}
${cancel && html`<p class="sign-up"><a id="kc-cancel" href="${inLanguage(cancel.href, language)}">${cancel.isChoice ? t.back : t.cancel}</a></p>`}
</div>
<div class="welcome">
${drawing('key')}
<p>${welcomes[realm]}</p>
</div>
</div>`
  return { status: 200, markup: layout(view, hasProblem ? `${errorPrefix}${title}` : title, markup) }
}

export const defaultPasskeyName = (language: Language, browser: string | undefined, system: string | undefined) =>
  enrolmentMessages[language].passkey.defaultName(browser, system)
export const defaultCodeAppName = (language: Language) => enrolmentMessages[language].codeApp.defaultName
