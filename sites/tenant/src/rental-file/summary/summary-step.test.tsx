import { failure } from '@bailclair/site-kit/test/api.ts'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { completeFile, openFile, paul, profileOf } from '#test/file.tsx'

const user = userEvent.setup({ delay: null })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.sessionStorage.clear()
})

const box = () => screen.getByRole('checkbox', { name: /^I declare on my honour/ })
const submit = () => user.click(screen.getByRole('button', { name: 'Hand in my file' }))
const summary = () => [...document.querySelectorAll('.error-summary-list li')].map(({ textContent }) => textContent)
const recap = () =>
  [...document.querySelectorAll('.facts > div')].map((line) =>
    [...line.children].map(({ textContent }) => textContent?.trim()),
  )

it('tells everything, with the way to change each', async () => {
  openFile('/mon-dossier/recapitulatif', { profile: profileOf({ ...completeFile, guarantors: [paul] }) })
  await screen.findByRole('heading', { name: 'Your file at a glance' })
  expect(recap()).toEqual([
    ['Type of file', 'Single', 'Edit – Type of file'],
    ['Identity', 'Camille Durand', 'Edit – Identity'],
    ['Situation', 'Permanent contract', 'Edit – Situation'],
    ['Monthly net income', '€2,450.50', 'Edit – Monthly net income'],
    ['Guarantors', 'Paul Durand', 'Edit – Guarantors'],
    ['Identity document', '1 file', 'Edit – Identity document'],
    ['Address', '1 file', 'Edit – Address'],
    ['Occupation', '1 file', 'Edit – Occupation'],
    ['Income', '1 file', 'Edit – Income'],
    ['Identity document', 'To be completed', 'Complete – Identity document'],
    ['Address', 'To be completed', 'Complete – Address'],
    ['Occupation', 'Not needed', 'Add – Occupation'],
    ['Income', 'To be completed', 'Complete – Income'],
  ])
})

it('submits nothing without the declaration', async () => {
  const { bodies } = openFile('/mon-dossier/recapitulatif', { profile: profileOf(completeFile) })
  await screen.findByRole('heading', { name: 'Your file at a glance' })
  await submit()
  expect(summary()).toEqual(['The box must be checked'])
  expect(bodies('POST tenant/submit')).toEqual([])
})

it('submits nothing while something is missing, and links there', async () => {
  const { bodies } = openFile('/mon-dossier/recapitulatif')
  await user.click(await screen.findByRole('checkbox'))
  await submit()
  expect(summary()).toEqual(['Something is still missing from your file.'])
  expect(screen.getByRole('link', { name: 'Identity document' }).getAttribute('href')).toBe(
    '/mon-dossier/justificatifs/identite',
  )
  expect(bodies('POST tenant/submit')).toEqual([])
})

it('submits, then shows the next steps', async () => {
  const { bodies } = openFile('/mon-dossier/recapitulatif', { profile: profileOf(completeFile) })
  await screen.findByRole('heading', { name: 'Your file at a glance' })
  await user.click(box())
  await submit()
  expect(await screen.findByText('/mon-dossier')).toBeTruthy()
  expect(bodies('POST tenant/submit')).toEqual([{ declaration: true }])
})

it('keeps the declaration when it fails', async () => {
  openFile('/mon-dossier/recapitulatif', {
    profile: profileOf(completeFile),
    answers: { 'POST tenant/submit': () => failure(503, 'ServiceUnavailable') },
  })
  await user.click(await screen.findByRole('checkbox'))
  await submit()
  expect(await screen.findByText('Your answers could not be saved')).toBeTruthy()
  expect((box() as HTMLInputElement).checked).toBe(true)
})

it('asks for nothing after submission', async () => {
  const tenants = [{ id: 't-1', tenantType: 'CREATE', isMe: true, joined: true, status: 'TO_PROCESS' }] as const
  openFile('/mon-dossier/recapitulatif', {
    profile: profileOf({ ...completeFile, tenants: [...tenants], submittedAt: '2026-11-15T12:00:00.000Z' }),
  })
  expect(await screen.findByText('Your file has been handed in')).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('a corrected part is submitted again', async () => {
  const tenants = [{ id: 't-1', tenantType: 'CREATE', isMe: true, joined: true, status: 'DECLINED' }] as const
  const { bodies } = openFile('/mon-dossier/recapitulatif', {
    profile: profileOf({ ...completeFile, tenants: [...tenants] }),
  })
  await user.click(await screen.findByRole('checkbox'))
  await submit()
  await vi.waitFor(() => expect(bodies('POST tenant/submit')).toHaveLength(1))
})
