import { failure } from '@bailclair/site-kit/test/api.ts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { completeFile, openFile, profileOf } from '#test/file.tsx'
import { camille } from '#test/tenant.ts'

const user = userEvent.setup({ delay: null })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.sessionStorage.clear()
})

const nameless = { email: camille.email, language: 'fr', identityFederation: false } as const
const next = () => user.click(screen.getByRole('button', { name: 'Continue' }))
const summary = () => [...document.querySelectorAll('.error-summary-list li')].map(({ textContent }) => textContent)

describe('every step', () => {
  it('begins with the type when there is no file yet', async () => {
    const { history } = openFile('/mon-dossier/situation', { profile: camille })
    await vi.waitFor(() => expect(history.current().pathname).toBe('/mon-dossier/type'))
  })

  it('has the menu of the steps, with what is done', async () => {
    openFile('/mon-dossier/situation')
    const menu = await screen.findByRole('navigation', { name: 'Steps of the file' })
    const steps = [...menu.querySelectorAll('li')].map(({ textContent }) => textContent?.replace(/^\d+/, ''))
    expect(steps).toEqual([
      'Type of file (done)',
      'Identity (done)',
      'Situation and income (current)',
      'Guarantors (to come)',
      'Your documents (to come)',
      'Summary (to come)',
    ])
    expect(
      within(menu)
        .getByRole('link', { name: /^Your documents/ })
        .getAttribute('href'),
    ).toBe('/mon-dossier/justificatifs/identite')
  })

  it('asks before one leaves with unsaved input', async () => {
    const { history } = openFile('/mon-dossier/identite', { profile: profileOf({}, nameless) })
    await user.type(await screen.findByRole('textbox', { name: /^Last name/ }), 'Durand')
    history.navigate('/mon-dossier')
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy()
    expect(history.current().pathname).toBe('/mon-dossier/identite')
  })

  it('finds again what was typed before a reload', async () => {
    openFile('/mon-dossier/identite', { profile: profileOf({}, nameless) })
    await user.type(await screen.findByRole('textbox', { name: /^Last name/ }), 'Durand')
    cleanup()
    openFile('/mon-dossier/identite', { profile: profileOf({}, nameless) })
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Last name/ })
    expect(field.value).toBe('Durand')
  })

  it('tells that a verified file is checked again once it changes', async () => {
    const tenants = [{ id: 't-1', tenantType: 'CREATE', isMe: true, joined: true, status: 'VALIDATED' }] as const
    openFile('/mon-dossier/situation', { profile: profileOf({ ...completeFile, tenants: [...tenants] }) })
    expect(await screen.findByText('Anything you change will be checked again')).toBeTruthy()
  })

  it('returns to the file after a single change', async () => {
    const { history } = openFile('/mon-dossier/identite', { profile: profileOf(completeFile) })
    const field = await screen.findByRole('textbox', { name: /^Last name/ })
    await user.clear(field)
    await user.type(field, 'Petit')
    await user.click(screen.getByRole('button', { name: 'Save and return' }))
    await vi.waitFor(() => expect(history.current().pathname).toBe('/mon-dossier'))
  })
})

describe('the names', () => {
  it('are both needed, and sent as they are written', async () => {
    const { bodies, history } = openFile('/mon-dossier/identite', { profile: profileOf({}, nameless) })
    await user.type(await screen.findByRole('textbox', { name: /^First name/ }), 'CAMILLE')
    await next()
    expect(summary()).toEqual(['Last name: This field is required'])
    await user.type(screen.getByRole('textbox', { name: /^Last name/ }), "d'arc")
    await next()
    await vi.waitFor(() => expect(history.current().pathname).toBe('/mon-dossier/situation'))
    expect(bodies('POST tenant/names')).toEqual([{ lastName: "D'Arc", firstName: 'Camille' }])
  })

  it('stay on the page when saving fails', async () => {
    const profile = profileOf({}, nameless)
    openFile('/mon-dossier/identite', {
      profile,
      answers: { 'POST tenant/names': () => failure(503, 'ServiceUnavailable') },
    })
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Last name/ })
    await user.type(field, 'Durand')
    await user.type(screen.getByRole('textbox', { name: /^First name/ }), 'Camille')
    await next()
    expect(await screen.findByText('Your answers could not be saved')).toBeTruthy()
    expect(field.value).toBe('Durand')
  })
})

describe('situation and incomes', () => {
  const tick = (name: string) => user.click(screen.getByRole('checkbox', { name }))
  const total = () => document.querySelector('output')?.textContent

  it('adds up what is ticked while one types', async () => {
    const { bodies, history } = openFile('/mon-dossier/situation')
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Your situation/ }), 'Student')
    expect(total()).toBe('–')
    await tick('Salary')
    await user.type(screen.getByRole('textbox', { name: /^Amount: Salary/ }), '640,50')
    expect(total()).toBe('€640.50')
    await tick('Scholarship')
    expect(total()).toBe('–')
    await user.type(screen.getByRole('textbox', { name: /^Amount: Scholarship/ }), '200')
    expect(total()).toBe('€840.50')
    await next()
    await vi.waitFor(() => expect(history.current().pathname).toBe('/mon-dossier/garants'))
    expect(bodies('POST tenant/situation')).toEqual([
      {
        situation: 'STUDENT',
        incomes: [
          { kind: 'SALARY', monthlyAmount: 640.5 },
          { kind: 'SCHOLARSHIP', monthlyAmount: 200 },
        ],
      },
    ])
  })

  it('no income is an answer too, and excludes the others', async () => {
    const { bodies } = openFile('/mon-dossier/situation')
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Your situation/ }), 'Looking for work')
    await tick('Salary')
    await tick('I have no income')
    expect(screen.queryByRole('textbox', { name: /^Amount/ })).toBeNull()
    expect(total()).toBe('€0')
    await next()
    await vi.waitFor(() => expect(bodies('POST tenant/situation')).toEqual([{ situation: 'UNEMPLOYED', incomes: [] }]))
  })

  it('says what is missing, and where', async () => {
    const { bodies } = openFile('/mon-dossier/situation')
    await screen.findByRole('combobox', { name: /^Your situation/ })
    await next()
    expect(summary()).toEqual([
      'Your situation: This field is required',
      'Your monthly net income: This field is required',
    ])
    await user.click(screen.getByRole('link', { name: /^Your monthly net income/ }))
    expect(document.activeElement).toBe(screen.getByRole('group', { name: /^Your monthly net income/ }))
    await tick('Pension')
    await user.type(screen.getByRole('textbox', { name: /^Amount: Pension/ }), '0')
    expect(summary()).toContain('Pension: The amount must be greater than zero')
    expect(bodies('POST tenant/situation')).toEqual([])
  })

  it('is not sent again when it stays as it is', async () => {
    const { bodies, history } = openFile('/mon-dossier/situation', { profile: profileOf(completeFile), language: 'fr' })
    expect(await screen.findByDisplayValue('2450,5')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Continuer' }))
    await vi.waitFor(() => expect(history.current().pathname).toBe('/mon-dossier/garants'))
    expect(bodies('POST tenant/situation')).toEqual([])
  })
})
