import { ok } from '@bailclair/site-kit/test/api.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { document as aDocument, openFile, paul, profileOf } from '#test/file.tsx'

const user = userEvent.setup({ delay: null })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.sessionStorage.clear()
})

const choose = (name: RegExp) => user.click(screen.getByRole('radio', { name }))
const type = (name: RegExp, text: string) => user.type(screen.getByRole('textbox', { name }), text)
const add = () => user.click(screen.getByRole('button', { name: 'Add this guarantor' }))
const arrived = () => screen.findByRole('navigation', { name: 'Steps of the file' })
const summary = () => [...document.querySelectorAll('.error-summary-list li')].map(({ textContent }) => textContent)

describe('the list', () => {
  it('does without anyone', async () => {
    openFile('/mon-dossier/garants')
    expect(await screen.findByText(/^No guarantor yet/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Add a guarantor' }).getAttribute('href')).toBe('/mon-dossier/garant')
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
      '/mon-dossier/justificatifs/identite',
    )
  })

  it('takes two at most', async () => {
    const company = { ...paul, id: '00000000-0000-4000-8000-0000000000a2', kind: 'COMPANY', name: 'Bois SARL' } as const
    openFile('/mon-dossier/garants', { profile: profileOf({ guarantors: [paul, company] }) })
    const list = await screen.findByRole('list', { name: 'Your guarantors' })
    expect(within(list).getByText('A person · €3,200 per month')).toBeTruthy()
    expect(within(list).getByText('A company · Represented by Paul Durand · €3,200 per month')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Add/ })).toBeNull()
    cleanup()
    const { history } = openFile('/mon-dossier/garant', { profile: profileOf({ guarantors: [paul, company] }) })
    await vi.waitFor(() => expect(history.current().pathname).toBe('/mon-dossier/garants'))
  })

  it('removes one after a question that says what goes', async () => {
    openFile('/mon-dossier/garants', {
      profile: profileOf({ guarantors: [paul] }),
      answers: { [`DELETE tenant/guarantors/${paul.id}`]: () => ok(profileOf()) },
    })
    await user.click(await screen.findByRole('button', { name: 'Remove Paul Durand' }))
    expect(screen.getByText('Their documents will be erased. This cannot be undone.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Remove this guarantor' }))
    expect(await screen.findByText(/^No guarantor yet/)).toBeTruthy()
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  })
})

describe('a new one', () => {
  it.each([
    [
      /^A person/,
      async () => {
        await type(/^Last name of the guarantor/, 'durand')
        await type(/^First name of the guarantor/, 'paul')
        await type(/^Monthly net income/, '0')
      },
      { kind: 'PERSON', lastName: 'Durand', firstName: 'Paul', email: null, monthlyIncome: 0 },
    ],
    [
      /^A company/,
      async () => {
        await type(/^Name of the company/, 'Bois SARL')
        await type(/^Last name of the representative/, 'Durand')
        await type(/^First name of the representative/, 'Paul')
      },
      { kind: 'COMPANY', name: 'Bois SARL', lastName: 'Durand', firstName: 'Paul', email: null, monthlyIncome: null },
    ],
    [/^A guarantor organisation/, () => type(/^Name of the organisation/, 'Visale'), { kind: 'BODY', name: 'Visale' }],
  ])('%s', async (kind, fill, body) => {
    const { bodies, history } = openFile('/mon-dossier/garant')
    await screen.findByRole('heading', { name: 'Who is your guarantor?' })
    await choose(kind)
    await fill()
    await add()
    await vi.waitFor(() => expect(history.current().pathname).toBe('/mon-dossier/garants'))
    expect(bodies('POST tenant/guarantors')).toEqual([body])
  })

  it('says what is missing', async () => {
    const { bodies } = openFile('/mon-dossier/garant')
    await arrived()
    await add()
    expect(summary()).toEqual(['Type of guarantor: This field is required'])
    await choose(/^A person/)
    await add()
    expect(summary()).toEqual([
      'Last name: This field is required',
      'First name: This field is required',
      'Monthly net income: This field is required',
    ])
    expect(bodies('POST tenant/guarantors')).toEqual([])
  })
})

describe('one that is there', () => {
  it('is told by us or to be told by the tenant', async () => {
    const told = { ...paul, email: 'paul@example.org' }
    const untold = { ...paul, id: '00000000-0000-4000-8000-0000000000a2' }
    openFile('/mon-dossier/garants', { profile: profileOf({ guarantors: [told, untold] }) })
    expect(await screen.findByText('We inform this person at paul@example.org')).toBeTruthy()
    const notice = screen.getByRole('link', { name: /^give them this page/ })
    expect(notice.getAttribute('href')).toMatch(/\/information-garants$/)
  })

  it('warns that another kind loses what was sent', async () => {
    const profile = profileOf({ guarantors: [{ ...paul, documents: [aDocument()] }] })
    const { bodies } = openFile(`/mon-dossier/garant/${paul.id}`, { profile })
    await screen.findByRole('heading', { name: 'Your guarantor: Paul Durand' })
    expect(screen.queryByText('Other documents will be asked for')).toBeNull()
    await choose(/^A guarantor organisation/)
    expect(screen.getByText('Other documents will be asked for')).toBeTruthy()
    await type(/^Name of the organisation/, 'Visale')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await vi.waitFor(() =>
      expect(bodies('POST tenant/guarantors')).toEqual([{ id: paul.id, kind: 'BODY', name: 'Visale' }]),
    )
  })

  it('must be one’s own', async () => {
    openFile('/mon-dossier/garant/someone-elses')
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
  })
})
