import { describeSecret } from '#factor/code-app.service.ts'
import { choicePage, codeAppPage, newRecoveryCodesPage, passkeyPage, recoveryCodesPage } from '#pages/enrolment.page.ts'
import type { Page } from '#pages/page.ts'
import { type SecondStepProblem, secondStepPage } from '#pages/second-step.page.ts'
import type { SignInView } from '#pages/sign-in.page.ts'

const secondStepProblems: SecondStepProblem[] = [
  ...(['missing', 'wrong', 'used', 'clock', 'wrong-recovery', 'wrong-passkey'] as const).map((kind) => ({ kind })),
  { kind: 'slowed-down', retryAfter: 31.2 },
]

/** The pages of a second factor, of a person who has everything. */
export function factorPages({ realm, email, address = '', problem: _, ...frame }: SignInView): [string, Page][] {
  const view = { ...frame, realm, address, cancel: { href: `${address}/cancel`, isChoice: false } }
  const step = {
    ...view,
    action: address,
    cancelHref: address,
    hasCodeApp: true,
    recoveryCodes: 3,
    passkeyOptions: '{}',
  }
  const secret = describeSecret(Buffer.alloc(20, 7), { email, issuer: frame.siteName })
  const codeApp = { ...secret, action: address, sealedSecret: email, name: email, problem: undefined }
  const passkey = { action: address, options: '{}', name: email, hasFailed: false }
  return [
    ['second step', secondStepPage(step)],
    ['second step, staff', secondStepPage({ ...step, realm: 'staff', hasCodeApp: false, recoveryCodes: 0 })],
    ...secondStepProblems.map((problem): [string, Page] => [
      `second step, ${JSON.stringify(problem)}`,
      secondStepPage({ ...step, problem }),
    ]),
    ['choice of a factor', choicePage({ ...view, cancel: undefined }, { passkey: address, codeApp: address })],
    ['new passkey', passkeyPage(view, passkey)],
    ['new passkey, failed', passkeyPage(view, { ...passkey, hasFailed: true })],
    ['new code app', codeAppPage(view, codeApp)],
    ['new code app, wrong code', codeAppPage(view, { ...codeApp, problem: 'wrong' })],
    ['new recovery codes', newRecoveryCodesPage(view, address)],
    ['recovery codes', recoveryCodesPage(view, ['abcde-fghij', email], address)],
  ]
}
