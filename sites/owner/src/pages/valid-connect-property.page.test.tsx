import { ApiError } from '@bailclair/site-kit/platform/api/api-error.ts'
import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { createMemoryHistory } from '@bailclair/site-kit/test/memory-history.ts'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { type Applied, appliedMemory } from '#application/apply/applied-memory.ts'
import { consentMemory, type KeptConsent } from '#application/apply/consent-memory.ts'
import type { TenantSession } from '#platform/tenant-session.ts'
import { applicant } from '#test/applying.ts'
import { publicProperty } from '#test/public-property.ts'
import { show } from '#test/screen.tsx'
import ValidConnectPropertyPage from './valid-connect-property.page.tsx'

const identity = vi.hoisted(() => ({ tenant: undefined as TenantSession | undefined }))
vi.mock('#identity/tenant-session/use-tenant-session.ts', () => ({ useTenantSession: () => identity.tenant }))

const user = userEvent.setup({ delay: null })
type Reply = ReturnType<typeof ok>

/** One link per test: answers are cached by link. */
let links = 0
type Options = { consent?: KeptConsent | false; reloaded?: Applied; replies?: Reply[]; language?: 'fr' | 'en' }

function open(
  tenant: TenantSession,
  { consent = { scope: 'FILE' }, reloaded, replies = [], language = 'en' }: Options = {},
) {
  links += 1
  const token = `t-${links}`
  const call = `POST property/public/subscribe/${token}`
  if (consent) consentMemory.keep(token, consent)
  if (reloaded) appliedMemory.keep(token, reloaded)
  identity.tenant = tenant
  const api = stubApi({
    [`GET property/public/${token}`]: () => ok(publicProperty),
    [call]: () => replies.shift() ?? { status: 500 },
  })
  const history = createMemoryHistory(`/validConnexion/${token}`)
  const render = () =>
    show(
      <StrictMode>
        <ValidConnectPropertyPage />
      </StrictMode>,
      { language, history },
    )
  render()
  return { token, render, applications: () => api.calls.filter(({ method }) => method === 'POST') }
}

const applied = (status: string) =>
  ok({ status, scope: 'FILE', applicationType: 'ALONE', address: '3 rue de la Bourse 69001 Lyon' })
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

let logged: MockInstance
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  window.sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('signed in, with a consent', () => {
  it('applies, with exactly true and the token of the tenant realm', async () => {
    const { applications } = open(applicant('signed-in'), { replies: [applied('VALIDATED')] })
    expect(await title('Application sent, file verified')).toBeTruthy()
    expect(screen.getByText('Property address: 3 rue de la Bourse 69001 Lyon.')).toBeTruthy()
    expect(applications()).toHaveLength(1) // React mounts twice.
    expect(applications()[0]?.body).toEqual({ access: true, kcToken: 'tenant-token', scope: 'FILE' })
    expect(applications()[0]?.headers.get('authorization')).toBeNull()
  })

  it.each([
    ['TO_PROCESS', 'en', 'Application sent, file being verified', 'Follow the status of my file', 'statut'],
    ['VALIDATED', 'en', 'Application sent, file verified', 'See my file', 'mon-dossier'],
    ['DECLINED', 'en', 'Application sent, file to correct', 'Read my messages', 'messages'],
    ['INCOMPLETE', 'en', 'Application sent, file incomplete', 'Complete my file', 'mon-dossier'],
    ['ARCHIVED', 'en', 'Application sent, file incomplete', 'Complete my file', 'mon-dossier'],
    ['DECLINED', 'fr', 'Candidature transmise, dossier à corriger', 'Lire mes messages', 'messages'],
  ] as const)('a file that is %s (%s)', async (status, language, heading, action, path) => {
    open(applicant('signed-in'), { replies: [applied(status)], language })
    expect((await title(heading)) === document.activeElement).toBe(true)
    expect(screen.getByRole('main').textContent).toContain('Jeanne Martin')
    expect(link(action)).toBe(`http://localhost:3003/${path}`)
  })

  it('shows the same answer when one comes back to the page', async () => {
    const { render, applications } = open(applicant('signed-in'), { replies: [applied('VALIDATED')] })
    await title('Application sent, file verified')
    cleanup()
    render()
    expect(await title('Application sent, file verified')).toBeTruthy()
    expect(applications()).toHaveLength(1)
  })
})

it('sends the scope that was read and the wish, and says what is shared', async () => {
  const answer = { status: 'VALIDATED', scope: 'CONTACT', applicationType: 'ALONE' }
  const consent = { scope: 'CONTACT', wish: 'Saturday morning' } as const
  const { applications } = open(applicant('signed-in'), { consent, replies: [ok(answer)] })
  expect(await title('Application sent')).toBeTruthy()
  expect(screen.getByText(/sees your name and the note you left, and nothing of your file/)).toBeTruthy()
  expect(applications()[0]?.body).toEqual({ access: true, kcToken: 'tenant-token', ...consent })
})

it('asks for the consent again when the landlord has changed what they ask for', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  const { token } = open(applicant('signed-in'), { replies: [failure(409, 'ConsentChanged')] })
  expect(await title('The landlord has changed what they ask for')).toBeTruthy()
  expect(consentMemory.isThere(token)).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Read again and apply' }))
  expect(assign).toHaveBeenCalledExactlyOnceWith(`/candidater/${token}`)
  assign.mockRestore()
})

it('sends nothing after a reload of the answer', async () => {
  const reloaded: Applied = {
    status: 'VALIDATED',
    scope: 'FILE',
    applicationType: 'ALONE',
    address: '1 place de la Gare 67000 Strasbourg',
  }
  const { applications } = open(applicant('signed-in'), { reloaded })
  expect(await title('Application sent, file verified')).toBeTruthy()
  expect(applications()).toEqual([])
})

describe('refused', () => {
  it.each([
    ['en', "Oops, you can't apply...", /^You did not initiate the roommate file: Marie-Ange/, 'Hello Marie-Ange,'],
    ['fr', 'Oups, vous ne pouvez pas candidater…', /Marie-Ange l’a créé/, 'Bonjour Marie-Ange,'],
  ] as const)('a joiner is told who can apply, with words to ask them (%s)', async (language, heading, text, hello) => {
    const replies = [failure(403, 'NotInitiator', { message: 'Marie-Ange' })]
    const { token } = open(applicant('signed-in'), { replies, language })
    expect(await title(heading)).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
    const message = screen.getByText((_, element) => element?.tagName === 'BLOCKQUOTE').textContent
    expect(message).toContain(hello)
    expect(message).toContain(`http://localhost:3000/candidater/${token}`)
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.click(screen.getByRole('button', { name: /^(Copy the message|Copier le message)$/ }))
    expect(copied).toHaveBeenCalledWith(message)
  })

  it('a joiner whose initiator has no name is told as much as is known', async () => {
    open(applicant('signed-in'), { replies: [failure(403, 'NotInitiator')] })
    expect(await title("Oops, you can't apply...")).toBeTruthy()
    expect(screen.getByText(/^You did not initiate the roommate file\. Only the person/)).toBeTruthy()
  })

  it.each([
    [failure(409, 'OwnProperty'), 'This property is yours: you cannot apply for it.', 'See my properties', '/home'],
    [{ status: 500 }, 'An error occurred, please contact support.', 'Contact support', '/contact'],
    [failure(403, 'EmailNotVerified'), 'An error occurred, please contact support.', 'Contact support', '/contact'],
  ])('%j', async (reply, text, action, path) => {
    open(applicant('signed-in'), { replies: [reply] })
    expect(await title("Oops, you can't apply...")).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
    expect(link(action)).toBe(path)
  })

  it.each([
    ['en', 'Noé', /^Noé stopped sharing the file/, 'See who has access to my file', 'Back to the property'],
    ['fr', undefined, /^Une personne de votre/, 'Voir qui a accès à mon dossier', 'Revenir au logement'],
  ] as const)(
    'what a co-tenant stopped leads to the accesses (%s, %s)',
    async (language, message, text, accesses, property) => {
      const replies = [failure(409, 'StoppedByCoTenant', message ? { message } : {})]
      const { token } = open(applicant('signed-in'), { replies, language })
      expect(await screen.findByText(text)).toBeTruthy()
      expect(link(accesses)).toBe('http://localhost:3003/acces')
      expect(link(property)).toBe(`/candidater/${token}`)
    },
  )

  it('without a file, makes one and returns', async () => {
    const { token } = open(applicant('signed-in'), { replies: [failure(422, 'NoRentalFile')] })
    expect(await title('You need a rental file')).toBeTruthy()
    expect(link('Create my file')).toBe(`http://localhost:3003/mon-dossier?bien=${token}`)
    // with a file, the consent is asked for once more
    expect(consentMemory.isThere(token)).toBe(false)
  })

  it('a link that was paused meanwhile is not found', async () => {
    open(applicant('signed-in'), { replies: [failure(404, 'PropertyNotFound')] })
    expect(await title('Property not found')).toBeTruthy()
  })

  it('a session that is over begins again by a press', async () => {
    const tenant = applicant('signed-in')
    const { token } = open(tenant, { replies: [failure(401, 'TenantTokenInvalid')] })
    expect(await title('Sign in to apply')).toBeTruthy()
    expect(tenant.signIn).not.toHaveBeenCalled()
    await user.click(button('Sign in'))
    expect(tenant.signIn).toHaveBeenCalledWith(`/validConnexion/${token}`, { replacesPage: true })
  })
})

const button = (name: string) => screen.getByRole('button', { name })

it.each([
  [failure(503, 'ServiceUnavailable'), 'The service is unavailable for the moment. Try again shortly.'],
  [failure(503, 'IdentityUnavailable'), 'The sign-in service is unavailable for the moment. Try again shortly.'],
  [failure(429, 'TooManyRequests'), 'Too many requests in a short time. Wait a moment, then try again.'],
])('a passing failure is tried again: %j', async (reply, text) => {
  const { applications } = open(applicant('signed-in'), { replies: [reply, applied('TO_PROCESS')] })
  expect(await title('Your application has not been sent yet')).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  expect(logged).toHaveBeenCalledWith('Failed to apply', expect.any(ApiError))
  await user.click(button('Try again'))
  expect(await title('Application sent, file being verified')).toBeTruthy()
  expect(applications()).toHaveLength(2)
})

describe('not signed in, with a consent', () => {
  it('is led to sign-in, in the place of this page', async () => {
    const tenant = applicant('signed-out')
    const { token, applications } = open(tenant)
    expect(await title('Sending your application…')).toBeTruthy()
    await vi.waitFor(() =>
      expect(tenant.signIn).toHaveBeenCalledWith(`/validConnexion/${token}`, { replacesPage: true }),
    )
    expect(applications()).toEqual([])
  })

  it('is told that sign-in is down, and goes on once it is back', async () => {
    const tenant = applicant('signed-out')
    tenant.signIn.mockRejectedValue(new ApiError('IdentityUnavailable'))
    open(tenant)
    expect(await title('Your application has not been sent yet')).toBeTruthy()
    tenant.signIn.mockClear()
    tenant.signIn.mockResolvedValue()
    await user.click(button('Try again'))
    expect(await title('Sending your application…')).toBeTruthy()
    expect(tenant.signIn).toHaveBeenCalledOnce()
  })

  it('without a session after sign-in, does not redirect again', async () => {
    const tenant = applicant('failed')
    open(tenant)
    expect(await title('Sign in to apply')).toBeTruthy()
    expect(tenant.signIn).not.toHaveBeenCalled()
    await user.click(button('Sign in'))
    expect(tenant.signIn).toHaveBeenCalledOnce()
  })
})

describe('without a consent', () => {
  it.each(['signed-in', 'signed-out', 'failed', 'unknown'] as const)('nothing is passed on: %s', async (status) => {
    const tenant = applicant(status)
    const { applications } = open(tenant, { consent: false })
    expect(await title('Apply for “Studio Bellecour”')).toBeTruthy()
    expect(screen.getByText('One last step: your authorisation')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
    expect(applications()).toEqual([])
    expect(tenant.signIn).not.toHaveBeenCalled()
  })

  it('asks for it, then for sign-in where there is no session yet', async () => {
    const tenant = applicant('signed-out')
    const { applications } = open(tenant, { consent: false })
    await user.click(await screen.findByRole('checkbox'))
    await user.click(button('Apply'))
    await vi.waitFor(() => expect(tenant.signIn).toHaveBeenCalledOnce())
    expect(applications()).toEqual([])
  })

  it('asks for it, then applies', async () => {
    const { applications } = open(applicant('signed-in'), { consent: false, replies: [applied('INCOMPLETE')] })
    await user.click(await screen.findByRole('checkbox'))
    await user.click(button('Apply'))
    expect(await title('Application sent, file incomplete')).toBeTruthy()
    expect(applications()).toHaveLength(1)
  })
})
