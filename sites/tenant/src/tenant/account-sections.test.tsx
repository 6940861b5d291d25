import type { TenantProfile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { tabStorage } from '@bailclair/site-kit/platform/tab-storage.ts'
import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { show } from '#test/screen.tsx'
import { begunFile, camille } from '#test/tenant.ts'
import { AccountFacts } from './account-facts.tsx'
import { Deletion, MyData, Sessions } from './account-sections.tsx'

const user = userEvent.setup({ delay: null })
const press = (name: string) => user.click(screen.getByRole('button', { name }))

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the facts', () => {
  const facts = () =>
    Object.fromEntries(
      screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.firstChild?.textContent]),
    )

  it.each([
    [
      'en',
      {
        Name: 'Camille Durand',
        'Email address': camille.email,
        'Sign-in': 'By password',
        'Language of your emails': 'French',
      },
    ],
    [
      'fr',
      {
        Nom: 'Camille Durand',
        'Adresse e-mail': camille.email,
        Connexion: 'Par mot de passe',
        'Langue de vos e-mails': 'Français',
      },
    ],
  ] as const)('are shown (%s)', (language, known) => {
    show(<AccountFacts tenant={camille} namesPath="/names" />, { language })
    expect(facts()).toEqual(known)
    expect(screen.getByRole('link').getAttribute('href')).toBe('/names')
  })

  it('say that a name is missing, and who signs in through the federation', () => {
    const { firstName: _, lastName: __, ...nameless } = camille
    show(<AccountFacts tenant={{ ...nameless, identityFederation: true }} namesPath="/names" />)
    expect(facts()).toMatchObject({ Name: 'Not given yet', 'Sign-in': expect.stringMatching(/^By password, or with /) })
  })
})

describe('the data', () => {
  const data = { exportedAt: '2026-11-15T12:00:00.000Z', profile: camille, accesses: [], intents: [], actions: [] }

  it('is saved whole, as a file other programs can read', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T12:00:00Z') })
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const made = vi.spyOn(URL, 'createObjectURL')
    stubApi({ 'GET tenant/export': () => ok(data) })
    show(<MyData />, { session: signedIn })
    await press('Download my data')
    expect(await screen.findByText('Your data is in your downloads.')).toBeTruthy()
    expect(saved).toEqual(['my-data-2026-11-15.json'])
    const file = made.mock.calls[0]?.[0] as Blob
    expect(file.type).toBe('application/json')
    expect(JSON.parse(await file.text())).toEqual(data)
  })

  it('shows a failure', async () => {
    stubApi({ 'GET tenant/export': () => failure(429, 'TooManyRequests') })
    show(<MyData />, { session: signedIn })
    await press('Download my data')
    expect(await screen.findByText(/^Too many requests/)).toBeTruthy()
  })
})

describe('all sessions', () => {
  it('end at the API, then here', async () => {
    const logout = vi.fn().mockResolvedValue(undefined)
    const { calls } = stubApi({ 'POST tenant/logout': () => ok(undefined, 204) })
    show(<Sessions />, { session: { ...signedIn, logout } })
    await press('Sign out everywhere')
    await vi.waitFor(() => expect(logout).toHaveBeenCalled())
    expect(calls).toMatchObject([{ method: 'POST', path: 'tenant/logout', body: { everywhere: true } }])
  })

  it('stay when the API did not answer, and it is told', async () => {
    const logout = vi.fn()
    stubApi({ 'POST tenant/logout': () => failure(503, 'ServiceUnavailable') })
    show(<Sessions />, { session: { ...signedIn, logout } })
    await press('Sign out everywhere')
    expect(await screen.findByText(/unavailable for the moment/)).toBeTruthy()
    expect(logout).not.toHaveBeenCalled()
  })
})

describe('deleting everything', () => {
  const assign = () => vi.spyOn(window.location, 'assign').mockReturnValue()
  const ask = async (tenant: TenantProfile, language: 'fr' | 'en' = 'en') => {
    show(<Deletion tenant={tenant} />, { session: signedIn, language })
    await press(language === 'en' ? 'Delete everything' : 'Tout supprimer')
    return screen.getByRole('alertdialog')
  }
  const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  const confirm = () => user.click(screen.getAllByRole('button', { name: 'Delete everything' }).at(-1) as HTMLElement)

  const [me] = begunFile.tenants
  if (!me) throw new Error('The file has no tenant.')
  const proof = {
    id: 'd-1',
    category: 'IDENTITY',
    fileName: 'carte.jpg',
    mediaType: 'image/jpeg',
    size: 1,
    pages: 1,
    status: 'PENDING',
    createdAt: '2026-11-15T12:00:00.000Z',
  } as const
  const guarantor = { id: 'g-1', kind: 'BODY', name: 'Garantie publique', documents: [proof] } as const
  const alone = { ...begunFile, documents: [proof], guarantors: [{ ...guarantor, documents: [proof] }] }
  const noe = { ...me, id: 't-2', isMe: false, tenantType: 'JOIN' } as const

  it.each([
    ['no file', camille, [/^your account camille\.durand@exemple\.fr/]],
    [
      'a file alone',
      { ...camille, file: alone },
      [/^your account/, /^your file is deleted, with its 2 documents;$/, /^your applications/],
    ],
    [
      'a file without documents',
      { ...camille, file: begunFile },
      [/^your account/, /^your file is deleted;$/, /^your app/],
    ],
    [
      'a shared file they created',
      { ...camille, file: { ...alone, tenants: [me, noe] } },
      [/^your account/, /^your part .* 2 documents;/, /^your applications/, /^the others keep their parts/],
    ],
    [
      'a shared file they joined',
      {
        ...camille,
        file: {
          ...alone,
          tenants: [
            { ...noe, isMe: true },
            { ...me, isMe: false },
          ],
        },
      },
      [/^your account/, /^your part/, /^the landlords .* no longer see your part;/, /^the others/],
    ],
  ] as const)('names what goes with %s', async (_, tenant, expected) => {
    await ask(tenant as TenantProfile)
    expect(lines()).toEqual(expected.map((line) => expect.stringMatching(line)))
  })

  it('names it in French too', async () => {
    await ask({ ...camille, file: { ...alone, guarantors: [] } }, 'fr')
    expect(lines()).toEqual([
      expect.stringMatching(/^votre compte camille/),
      expect.stringMatching(/^votre dossier est supprimé, avec son justificatif/),
      expect.stringMatching(/^vos candidatures sont retirées/),
    ])
  })

  it('then leads to the page that confirms it, with nothing left behind', async () => {
    const left = assign()
    const { sent } = stubApi({ 'DELETE tenant/account': () => ok(undefined, 204) })
    tabStorage.keep('draft-x', { name: 'Camille' })
    await ask(camille)
    await confirm()
    await vi.waitFor(() => expect(left).toHaveBeenCalledWith('/compte-supprime'))
    expect(sent()).toEqual(['DELETE tenant/account'])
    expect(tabStorage.find('draft-x')).toBeUndefined()
  })

  it('has the focus: neither Enter nor Cancel deletes anything', async () => {
    const { sent } = stubApi({})
    await ask(camille)
    expect(document.activeElement).toBe(screen.getByRole('alertdialog'))
    await user.keyboard('{Enter}')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(sent()).toEqual([])
  })

  it('tells a failure', async () => {
    const left = assign()
    stubApi({ 'DELETE tenant/account': () => failure(503, 'ServiceUnavailable') })
    await ask(camille)
    await confirm()
    expect(await screen.findByText('An error occurred, please try again later.')).toBeTruthy()
    expect(left).not.toHaveBeenCalled()
  })
})
