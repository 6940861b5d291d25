import type { Certificate } from '@bailclair/domain/energy-certificate/certificate.schema.ts'
import { failure, ok } from '@bailclair/site-kit/test/api.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { certificateD } from '#test/certificate.ts'
import {
  bare,
  chooseNotSubject,
  facts,
  fixClock,
  numberField,
  openStep,
  press,
  registry,
  restoreClock,
  user,
  withCertificate,
} from '#test/diagnostic.tsx'
import { jeanne } from '#test/owner.ts'

beforeEach(fixClock)
afterEach(restoreClock)

describe('a certificate on record', () => {
  it('shows every field', async () => {
    await openStep(withCertificate())
    expect(numberField().value).toBe('2375E1234567A')
    expect(facts()).toEqual({
      Number: '2375E1234567A',
      Status: 'Active',
      'Issued on': '4 May 2023',
      'Valid until': '3 May 2033',
      'Replaced by': 'none',
      'Replaces the EPC': 'none',
      'Reason for replacement': 'none',
      Address: '1 place de la Gare, 67000 Strasbourg',
      'Property type': 'Apartment',
      'Construction year': '1974',
      'Living space': '24.5\u202Fm²',
      Performance:
        'Energy grade D214\u202FkWh/m²/year of primary energy131.5\u202FkWh/m²/year of final energyEmissions grade C27\u202Fkg\u202FCO₂/m²/year',
    })
  })

  it('names the period where the registry knows no year', async () => {
    const { constructionYear: _, ...undated } = certificateD
    await openStep({ ...withCertificate(), certificate: { ...undated, constructionPeriod: '1971_1990' } })
    expect(facts()).toMatchObject({ 'Construction year': '1971 to 1990' })
  })

  it('says what is missing, in French', async () => {
    const { constructionYear, address, primaryEnergyConsumption, finalEnergyConsumption, ...rest } = certificateD
    const certificate: Certificate = { ...rest, status: 'REMPLACE' }
    await openStep({ ...withCertificate(), certificate }, { language: 'fr' })
    expect(facts()).toMatchObject({
      'Remplacé par': 'non renseigné',
      'Motif du remplacement': 'non renseigné',
      Adresse: 'non renseigné',
      'Année de construction': 'non renseigné',
    })
    expect(facts()['Performance']).toContain('Énergie primaire non renseignée')
    expect(facts()['Performance']).toContain('Énergie finale non renseignée')
  })

  it.each([
    ['ACTIF', 'Active', 'This EPC is valid until 3 May 2033. Attach it to the lease.'],
    ['EXPIRE', 'Expired', 'This EPC is no longer valid'],
    ['REMPLACE', 'Replaced', 'A more recent EPC has replaced this one'],
  ] as const)('says the consequence of %s', async (status, word, consequence) => {
    await openStep(withCertificate({ status }))
    const callout = screen.getByText(`${word} EPC`).closest('.callout')
    expect(callout?.textContent).toContain(consequence)
    expect(callout?.querySelector('.icon')).toBeTruthy()
    expect(facts()['Status']).toBe(word)
  })

  it('that has ended leads to an inspector', async () => {
    await openStep(withCertificate({ status: 'EXPIRE', validUntil: '2024-12-31' }))
    expect(screen.getByRole('link', { name: /Find an inspector/ }).getAttribute('href')).toMatch(/^https:/)
  })

  it('that was replaced leads to the new one in one press', async () => {
    const old = withCertificate({
      number: 'AAAAAAAAAAAAA' as Certificate['number'],
      status: 'REMPLACE',
      replacementNumber: certificateD.number,
    })
    const { saves } = await openStep(old, { answers: { 'POST property': registry } })
    await press('Search for EPC 2375E1234567A')
    await waitFor(() => expect(facts()['Number']).toBe('2375E1234567A'))
    expect(saves()).toEqual([{ id: 'p-1', version: 1, ademeNumber: '2375E1234567A' }])
    expect(numberField().value).toBe('2375E1234567A')
  })

  it('goes on without being saved again', async () => {
    const { history, saves } = await openStep(withCertificate())
    await press('Continue')
    await waitFor(() => expect(history.current().pathname).toBe('/valider-propriete/p-1'))
    expect(saves()).toEqual([])
  })

  it('can be replaced by another answer, with a warning', async () => {
    const { saves } = await openStep(withCertificate(), {
      answers: { 'POST property': ({ body }) => ok({ ...bare, ...(body as object), version: 2 }) },
    })
    await chooseNotSubject()
    expect(screen.getByText('If you continue, you remove EPC 2375E1234567A from this property.')).toBeTruthy()
    await press('Continue')
    await waitFor(() => expect(saves()).toEqual([{ id: 'p-1', version: 1, dpeNotRequired: true }]))
  })
})

describe('removing the certificate', () => {
  const removed = { 'DELETE property/dpe/p-1': () => ok({ ...jeanne, properties: [{ ...bare, version: 2 }] }) }

  it('asks first, names it, then leads to the empty field and says so', async () => {
    const { sent } = await openStep(withCertificate(), { answers: removed })
    await press('Remove this EPC')
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog.textContent).toContain('The EPC 2375E1234567A, its figures and its date will be removed')
    expect(sent()).not.toContain('DELETE property/dpe/p-1')
    await user.click(within(dialog).getByRole('button', { name: 'Remove this EPC' }))
    expect(await screen.findByText('The EPC has been removed from your property.')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Your EPC' })).toBeNull()
    expect(numberField().value).toBe('')
    await waitFor(() => expect(document.activeElement).toBe(numberField()))
  })

  it('can be given up', async () => {
    const { sent } = await openStep(withCertificate(), { answers: removed })
    await press('Remove this EPC')
    await press('Cancel')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(sent()).not.toContain('DELETE property/dpe/p-1')
  })

  it('tells a failure in the dialog, and loses nothing', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    await openStep(withCertificate(), {
      answers: { 'DELETE property/dpe/p-1': () => failure(503, 'ServiceUnavailable') },
    })
    await press('Remove this EPC')
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove this EPC' }))
    expect(await screen.findByText(/^The service is unavailable/)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Your EPC' })).toBeTruthy()
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })
})
