import type { TenantProfile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { tabStorage } from '@bailclair/site-kit/platform/tab-storage.ts'
import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { createMemoryHistory } from '@bailclair/site-kit/test/memory-history.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen } from '@testing-library/react'
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
  tabStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open(profile: TenantProfile, search = '') {
  stubApi({ 'GET tenant/profile': () => ok(profile) })
  const page = (
    <WithProfile>
      <MyFilePage />
    </WithProfile>
  )
  const history = createMemoryHistory(`/mon-dossier${search}`)
  show(page, { session: signedIn, history })
  return { history }
}

it('greets a tenant without a file', async () => {
  open(camille)
  expect(await screen.findByRole('heading', { name: 'A file in 3 minutes' })).toBeTruthy()
  expect(screen.queryByText('You are applying for a property')).toBeNull()
})

it('returns to the property when there is a file', async () => {
  open({ ...camille, file: begunFile }, `?bien=${token}`)
  const finish = await screen.findByRole('link', { name: 'Finish my application' })
  expect(finish.getAttribute('href')).toBe(property)
  expect(left).toHaveBeenCalledWith(property)
})

it('leads on to the invitation that someone signed up for', async () => {
  const invitation = 'i'.repeat(43)
  const { history } = open(camille, `?invitation=${invitation}`)
  await vi.waitFor(() => expect(history.current().pathname).toBe(`/invitation/${invitation}`))
})

it('keeps the property in mind while the file is begun', async () => {
  open(camille, `?bien=${token}`)
  expect(await screen.findByText(/^Begin your file/)).toBeTruthy()
  cleanup()
  open({ ...camille, file: begunFile })
  const finish = await screen.findByRole('link', { name: 'Finish my application' })
  expect(finish.getAttribute('href')).toBe(property)
  expect(left).not.toHaveBeenCalled()
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
