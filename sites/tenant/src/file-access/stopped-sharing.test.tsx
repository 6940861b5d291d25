import type { AccessStop, FileAccess } from '@bailclair/domain/file-access/file-access.schema.ts'
import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '#test/screen.tsx'
import { FileAccesses } from './file-accesses.tsx'

const user = userEvent.setup({ delay: null })
const id = '0b1f3f0e-6d63-4c8e-9a68-0d5c8c7f6a01'
const paused: FileAccess = {
  id,
  propertyName: 'Studio Bellecour',
  ownerName: 'Jeanne Martin',
  appliedAt: '2026-11-01T09:00:00.000Z',
  accessEndsOn: '2099-12-01',
  paused: true,
  mayResume: false,
  mayExtend: true,
  scope: 'FILE',
  mayShareFile: false,
  pausedBy: { firstName: 'Zoé' },
  status: 'PAUSED',
  stage: 'RECEIVED',
  visits: [],
  viewingLinks: [],
}
const stop: AccessStop = {
  id,
  propertyName: 'Studio Bellecour',
  ownerName: 'Jeanne Martin',
  stoppedAt: '2026-11-10T09:00:00.000Z',
  isMine: true,
}
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(accesses: FileAccess[], stops: AccessStop[], language: 'fr' | 'en', answers = {}) {
  const api = stubApi({ 'GET tenant/accesses': () => ok({ accesses, stops }), ...answers })
  show(<FileAccesses />, { session: signedIn, language })
  await screen.findAllByRole('heading', { level: 3 })
  return api
}

it.each([
  ['fr', 'Zoé', 'Zoé a mis cet accès en pause. Personne d’autre ne peut le reprendre.'],
  ['en', undefined, 'Someone else in the file paused this landlord’s access. Nobody else can resume it.'],
] as const)('says who paused, and offers no resuming to others (%s)', async (language, firstName, text) => {
  await open([{ ...paused, pausedBy: firstName ? { firstName } : {} }], [], language)
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Resume|Reprendre|Pause|Mettre)/ })).toBeNull()
})

it('says that another pause lasts when one’s own is over', async () => {
  await open([{ ...paused, mayResume: true }], [], 'en', {
    [`POST tenant/accesses/${id}`]: () => ok({ accesses: [paused], stops: [] }),
  })
  await user.click(screen.getByRole('button', { name: /^Resume/ }))
  expect(await screen.findByText(/^Your pause is over/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Resume/ })).toBeNull()
})

it('learns of a pause by somebody else meanwhile', async () => {
  let isStopped = false
  await open([], [], 'en', {
    'GET tenant/accesses': () => ok({ accesses: [isStopped ? paused : { ...paused, mayResume: true }], stops: [] }),
    [`POST tenant/accesses/${id}`]: () => {
      isStopped = true
      return failure(409, 'StoppedByCoTenant')
    },
  })
  await user.click(screen.getByRole('button', { name: /^Resume/ }))
  expect(await screen.findByText(/Only they can resume it/)).toBeTruthy()
  expect(await screen.findByText(/^Zoé paused this landlord’s access/)).toBeTruthy()
})

it.each([
  [
    'fr',
    'Partages arrêtés',
    /^Vous avez retiré le dossier commun le 10 novembre 2026/,
    'Autoriser de nouveau une candidature pour Studio Bellecour',
    /^C’est noté/,
  ],
  [
    'en',
    'Stopped sharing',
    /^You withdrew the shared file on 10 November 2026/,
    'Allow again: applications for Studio Bellecour',
    /^Done/,
  ],
] as const)('lets who withdrew allow it again (%s)', async (language, title, text, button, done) => {
  const { sent } = await open([], [stop, { ...stop, id: id.replace('a01', 'a02') }], language, {
    [`DELETE tenant/stops/${id}`]: () => ok({ accesses: [], stops: [{ ...stop, id: id.replace('a01', 'a02') }] }),
  })
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy()
  expect(screen.getAllByText(text)).toHaveLength(2)
  await user.click(screen.getAllByRole('button', { name: button })[0] as HTMLElement)
  expect(await screen.findByText(done)).toBeTruthy()
  expect(sent()).toContain(`DELETE tenant/stops/${id}`)
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: title })))
})

it.each([
  ['fr', 'Zoé', /^Zoé a retiré le dossier commun/],
  ['en', undefined, /^Someone else in the file withdrew the shared file/],
] as const)('tells the others whom to ask, without a button (%s)', async (language, by, text) => {
  await open([], [{ ...stop, isMine: false, ...(by && { by }) }], language)
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
