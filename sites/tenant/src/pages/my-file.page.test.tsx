import type { MyFile, TenantProfile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import type { Intent } from '@bailclair/domain/share-link/intent.schema.ts'
import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { createMemoryHistory } from '@bailclair/site-kit/test/memory-history.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { WithProfile } from '#app/with-profile.tsx'
import { show } from '#test/screen.tsx'
import { begunFile, camille } from '#test/tenant.ts'
import MyFilePage from './my-file.page.tsx'

const token = 'abcdefghijklmnopqrstuv'
const property = `http://localhost:3000/validConnexion/${token}`
let left: MockInstance

beforeEach(() => {
  left = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const waiting: Intent = {
  id: '0b6f4f6e-3f0e-4c52-9a4f-0e6a3c1f2b11',
  token: token as Intent['token'],
  propertyName: 'Studio des Lilas',
  town: 'Paris',
  ownerName: 'Nora Petit',
  startedAt: '2026-11-10T09:00:00.000Z',
  endsOn: '2026-12-10' as Intent['endsOn'],
}

function open(profile: TenantProfile, search = '', intents: Intent[] = [], untilKept = Promise.resolve()) {
  const { calls } = stubApi({
    'GET tenant/profile': () => ok(profile),
    'GET tenant/intents': () => ok(intents),
    'POST tenant/intents': () => untilKept.then(() => ok([waiting])),
  })
  const page = (
    <WithProfile>
      <MyFilePage />
    </WithProfile>
  )
  const history = createMemoryHistory(`/mon-dossier${search}`)
  show(page, { session: signedIn, history })
  const kept = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
  return { history, kept }
}

it('greets a tenant without a file', async () => {
  open(camille)
  expect(await screen.findByRole('heading', { name: 'A file in 3 minutes' })).toBeTruthy()
  expect(screen.queryByText(/to finish/)).toBeNull()
})

it('keeps the property with the account and returns to it when there is a file', async () => {
  const { kept } = open({ ...camille, file: begunFile }, `?bien=${token}`)
  const finish = await screen.findByRole('link', { name: 'Finish my application' })
  expect(finish.getAttribute('href')).toBe(property)
  await vi.waitFor(() => expect(left).toHaveBeenCalledWith(property))
  expect(kept()).toEqual([{ token }])
})

it('leads on to the invitation that someone signed up for', async () => {
  const invitation = 'i'.repeat(43)
  const { history } = open(camille, `?invitation=${invitation}`)
  await vi.waitFor(() => expect(history.current().pathname).toBe(`/invitation/${invitation}`))
})

it('keeps the property and the consent with the account while there is no file', async () => {
  const { history, kept } = open(camille, `?bien=${token}&accord=1`)
  expect(await screen.findByRole('heading', { name: 'One application to finish' })).toBeTruthy()
  expect(screen.getByText(/^Create your file first/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Finish/ })).toBeNull()
  expect(kept()).toEqual([{ token, agreed: 1 }])
  // a reload must not bring back what was dropped
  await vi.waitFor(() => expect(history.current().search).toBe(''))
  expect(left).not.toHaveBeenCalled()
})

it.each([
  ['without a file', camille],
  ['with one', { ...camille, file: begunFile }],
] as const)('leaves somebody alone who went on before the property was kept, %s', async (_, profile) => {
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { history } = open(profile, `?bien=${token}`, [], answered)
  await screen.findByRole('heading', { level: 1 })
  await act(async () => history.navigate('/acces'))
  await act(async () => answer())
  expect(history.current().pathname).toBe('/acces')
  expect(left).not.toHaveBeenCalled()
})

it('shows on any device what was begun on another', async () => {
  open({ ...camille, file: begunFile }, '', [waiting])
  const begun = (await screen.findByRole('heading', { name: 'Studio des Lilas' })).closest('li') as HTMLElement
  expect(begun.textContent).toContain('Paris · let by Nora Petit')
  expect(begun.textContent).toContain('Started on 10 November 2026, to be finished by 10 December 2026.')
  const finish = screen.getByRole('link', { name: /^Finish my application.*Studio des Lilas/ })
  expect(finish.getAttribute('href')).toBe(property)
  expect(left).not.toHaveBeenCalled()
})

it('tells who joined a file that somebody else applies', async () => {
  const [me] = begunFile.tenants
  const tenants = [
    { ...me, isMe: false },
    { ...me, id: 't-2', tenantType: 'JOIN' as const },
  ] as MyFile['tenants']
  open({ ...camille, file: { ...begunFile, applicationType: 'COUPLE', tenants } }, '', [waiting])
  expect(await screen.findByText(/^Only the person who created your shared file/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Finish/ })).toBeNull()
})

it('drops an application after a question', async () => {
  const dropped: string[] = []
  stubApi({
    'GET tenant/profile': () => ok({ ...camille, file: begunFile }),
    'GET tenant/intents': () => ok([waiting]),
    [`DELETE tenant/intents/${waiting.id}`]: ({ path }) => {
      dropped.push(path)
      return ok([])
    },
  })
  show(
    <WithProfile>
      <MyFilePage />
    </WithProfile>,
    { session: signedIn },
  )
  await userEvent.click(await screen.findByRole('button', { name: /^Drop it.*Studio des Lilas/ }))
  const dialog = screen.getByRole('alertdialog', { name: 'Drop this application?' })
  expect(dropped).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Drop it' }))
  await vi.waitFor(() => expect(screen.queryByRole('heading', { name: 'Studio des Lilas' })).toBeNull())
  expect(dropped).toHaveLength(1)
  expect(screen.queryByText(/to finish/)).toBeNull()
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Your file is incomplete'))
})

it.each(['too-short', 'abcdefghijklmnopqrst/../home', '//elsewhere.example'])('is led nowhere by %s', async (value) => {
  open({ ...camille, file: begunFile }, `?bien=${encodeURIComponent(value)}`)
  expect(await screen.findByRole('heading', { name: 'My file' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Finish my application' })).toBeNull()
  expect(left).not.toHaveBeenCalled()
})

it('offers a retry when the profile does not come', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isDown = true
  stubApi({ 'GET tenant/profile': () => (isDown ? failure(500, 'Unexpected') : ok(camille)) })
  show(
    <WithProfile>
      <MyFilePage />
    </WithProfile>,
    { session: signedIn },
  )
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await userEvent.click(retry)
  expect(await screen.findByRole('heading', { name: 'My file' })).toBeTruthy()
})
