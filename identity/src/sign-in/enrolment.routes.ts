import {
  type CredentialType,
  methodNameLength,
  type Proof,
  proofs,
} from '@bailclair/domain/identity/sign-in-method.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { addCodeApp, createSecret, describeSecret } from '#factor/code-app.service.ts'
import { addPasskey, registrationOptions } from '#factor/passkey.service.ts'
import { createRecoveryCodes } from '#factor/recovery-codes.service.ts'
import {
  choicePage,
  codeAppPage,
  defaultCodeAppName,
  defaultPasskeyName,
  type EnrolmentView,
  newRecoveryCodesPage,
  passkeyPage,
  recoveryCodesPage,
} from '#pages/enrolment.page.ts'
import { signInMessages } from '#pages/sign-in.messages.ts'
import { type Exchange, redirect } from '#platform/http/exchange.ts'
import { readForm } from '#platform/http/read-body.ts'
import { answerPage, type RealmContext, type RealmRoute, viewOf } from '#realm/realm-context.ts'
import { browserOf, recordEvent } from '#security-event/record-event.service.ts'
import { type Enrolment, findEnrolment } from './find-enrolment.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { enrolmentAddress, signInAddress } from './sign-in-address.ts'

const path = '/login-actions/authenticate/:uid/enrolment'
const pages = { passkey: 'passkey', codeApp: 'code-app', recoveryCodes: 'recovery-codes' } as const

/** Adding a passkey, a code app or recovery codes: asked for by an application, or at the first sign-in of the team. */
export const enrolmentRoutes: readonly RealmRoute[] = [
  { method: 'GET', path, answer: withEnrolment(begin) },
  { method: 'GET', path: `${path}/${pages.passkey}`, answer: withEnrolment(showPasskey) },
  { method: 'POST', path: `${path}/${pages.passkey}`, answer: withEnrolment(createPasskey) },
  { method: 'GET', path: `${path}/${pages.codeApp}`, answer: withEnrolment(showNewCodeApp) },
  { method: 'POST', path: `${path}/${pages.codeApp}`, answer: withEnrolment(confirmCodeApp) },
  { method: 'GET', path: `${path}/${pages.recoveryCodes}`, answer: withEnrolment(askForCodes) },
  { method: 'POST', path: `${path}/${pages.recoveryCodes}`, answer: withEnrolment(showNewCodes) },
  { method: 'GET', path: `${path}/done`, answer: withEnrolment((...step) => endAction(...step, 'success')) },
  { method: 'GET', path: `${path}/cancel`, answer: withEnrolment((...step) => endAction(...step, 'cancelled')) },
]

type Step = (context: RealmContext, exchange: Exchange, enrolment: Enrolment) => Promise<void> | void

function withEnrolment(step: Step): RealmRoute['answer'] {
  return async (context, exchange) => {
    const enrolment = await findEnrolment(context, exchange)
    if ('purpose' in enrolment) return step(context, exchange, enrolment)
    redirect(exchange, signInAddress(context.realm.definition, enrolment.uid))
  }
}

async function begin(context: RealmContext, exchange: Exchange, enrolment: Enrolment): Promise<void> {
  const at = addressOf(context, enrolment)
  if (enrolment.purpose === 'action') return redirect(exchange, at(pages[enrolment.action]))
  const view = viewOfEnrolment(context, exchange, enrolment)
  answerPage(
    context,
    exchange,
    choicePage({ ...view, cancel: undefined }, { passkey: at(pages.passkey), codeApp: at(pages.codeApp) }),
  )
}

const addressOf =
  ({ realm }: RealmContext, { interaction }: Enrolment) =>
  (page: string) =>
    `${enrolmentAddress(realm.definition, interaction.uid)}/${page}`

function viewOfEnrolment(context: RealmContext, exchange: Exchange, enrolment: Enrolment): EnrolmentView {
  const { definition } = context.realm
  const { uid, params } = enrolment.interaction
  const isChoice = enrolment.purpose === 'sign-in'
  return {
    ...viewOf(context, exchange, params),
    realm: definition.name,
    cancel: { href: isChoice ? enrolmentAddress(definition, uid) : addressOf(context, enrolment)('cancel'), isChoice },
  }
}

async function showPasskey(
  context: RealmContext,
  exchange: Exchange,
  enrolment: Enrolment,
  given: { name: string; hasFailed: boolean } | undefined = undefined,
): Promise<void> {
  const { deps, realm } = context
  const { interaction, person } = enrolment
  const view = viewOfEnrolment(context, exchange, enrolment)
  const owner = {
    ...person,
    areaName: signInMessages[view.language].areas[realm.definition.name],
    siteName: deps.config.SITE_NAME,
  }
  const page = passkeyPage(view, {
    action: addressOf(context, enrolment)(pages.passkey),
    options: JSON.stringify(await registrationOptions(deps, interaction.uid, owner)),
    name: given?.name ?? passkeyName(exchange, view.language),
    hasFailed: given?.hasFailed ?? false,
  })
  answerPage(context, exchange, page)
}

const passkeyName = ({ req }: Exchange, language: Language): string => {
  const { browser, system } = browserOf(req)
  return defaultPasskeyName(language, browser, system)
}

async function createPasskey(context: RealmContext, exchange: Exchange, enrolment: Enrolment): Promise<void> {
  const form = await readForm(exchange.req)
  const { language } = viewOfEnrolment(context, exchange, enrolment)
  const name = nameOf(form) ?? passkeyName(exchange, language)
  const { interaction, person } = enrolment
  const registration = { uid: interaction.uid, account: person.id, answer: form.get('passkey') ?? '', name }
  if (!(await addPasskey(context.deps, registration)))
    return showPasskey(context, exchange, enrolment, { name, hasFailed: true })
  await recordAddition(context, exchange, enrolment, 'webauthn-passwordless')
  await finish(context, exchange, enrolment, proofs.passkey)
}

function showNewCodeApp(context: RealmContext, exchange: Exchange, enrolment: Enrolment): void {
  const { language } = viewOfEnrolment(context, exchange, enrolment)
  showCodeApp(context, exchange, enrolment, { secret: createSecret(), name: defaultCodeAppName(language) })
}

type ShownCodeApp = { secret: Buffer; name: string; problem?: 'missing' | 'wrong' | 'clock' }

function showCodeApp(
  context: RealmContext,
  exchange: Exchange,
  enrolment: Enrolment,
  { secret, name, problem }: ShownCodeApp,
): void {
  const { config, secretRing } = context.deps
  const { person } = enrolment
  const page = codeAppPage(viewOfEnrolment(context, exchange, enrolment), {
    action: addressOf(context, enrolment)(pages.codeApp),
    ...describeSecret(secret, { email: person.email, issuer: config.SITE_NAME }),
    sealedSecret: secretRing.seal(person.id, secret).sealed.toString('base64url'),
    name,
    problem,
  })
  answerPage(context, exchange, page)
}

async function confirmCodeApp(context: RealmContext, exchange: Exchange, enrolment: Enrolment): Promise<void> {
  const { deps, realm } = context
  const { person } = enrolment
  const form = await readForm(exchange.req)
  const { language } = viewOfEnrolment(context, exchange, enrolment)
  const secret = unsealSecret(context, enrolment, form.get('secret') ?? '')
  if (!secret) return redirect(exchange, addressOf(context, enrolment)(pages.codeApp))
  const name = nameOf(form) ?? defaultCodeAppName(language)
  const typed = form.get('otp') ?? ''
  const verdict = typed.trim() === '' ? 'missing' : await addCodeApp(deps, { account: person.id, secret, typed, name })
  if (verdict !== 'right') return showCodeApp(context, exchange, enrolment, { secret, name, problem: verdict })
  await recordAddition(context, exchange, enrolment, 'otp')
  if (realm.definition.isFactorRequired) return finish(context, exchange, enrolment, proofs.code)
  await showNewCodes(context, exchange, enrolment)
}

/** Undefined when it was not sealed for this account by the current key. */
function unsealSecret({ deps: { secretRing } }: RealmContext, { person }: Enrolment, text: string): Buffer | undefined {
  try {
    return secretRing.unseal(person.id, { sealed: Buffer.from(text, 'base64url'), keyId: secretRing.currentId })
  } catch {
    return undefined
  }
}

/** The team has none: whoever loses a factor asks for a reset. */
async function askForCodes(context: RealmContext, exchange: Exchange, enrolment: Enrolment): Promise<void> {
  if (context.realm.definition.isFactorRequired) return endAction(context, exchange, enrolment, 'cancelled')
  const action = addressOf(context, enrolment)(pages.recoveryCodes)
  answerPage(context, exchange, newRecoveryCodesPage(viewOfEnrolment(context, exchange, enrolment), action))
}

async function showNewCodes(context: RealmContext, exchange: Exchange, enrolment: Enrolment): Promise<void> {
  if (context.realm.definition.isFactorRequired) return endAction(context, exchange, enrolment, 'cancelled')
  const codes = await createRecoveryCodes(context.deps, enrolment.person.id)
  await recordAddition(context, exchange, enrolment, 'recovery-authn-codes')
  const done = addressOf(context, enrolment)('done')
  answerPage(context, exchange, recoveryCodesPage(viewOfEnrolment(context, exchange, enrolment), codes, done))
}

const recordAddition = (
  { deps, realm }: RealmContext,
  { req }: Exchange,
  { person }: Enrolment,
  credential_type: CredentialType,
) =>
  recordEvent(deps, {
    type: 'UPDATE_CREDENTIAL',
    realm: realm.definition.name,
    account: person.id,
    details: { credential_type, ...browserOf(req) },
  })

async function finish(context: RealmContext, exchange: Exchange, enrolment: Enrolment, proof: Proof): Promise<void> {
  if (enrolment.purpose === 'action') return endAction(context, exchange, enrolment, 'success')
  await finishSignIn(context, exchange, enrolment.person, [...enrolment.amr, proof])
}

async function endAction(
  { realm }: RealmContext,
  exchange: Exchange,
  { purpose, interaction }: Enrolment,
  status: 'success' | 'cancelled',
): Promise<void> {
  if (purpose === 'sign-in') return redirect(exchange, enrolmentAddress(realm.definition, interaction.uid))
  await realm.provider().interactionFinished(exchange.req, exchange.res, { action: { status } })
}

/** Undefined when nothing was typed. */
function nameOf(form: URLSearchParams): string | undefined {
  const name = (form.get('name') ?? '').normalize('NFC').replace(/\p{C}+/gu, ' ')
  return name.trim().slice(0, methodNameLength) || undefined
}
