import { failure, ok } from '@bailclair/site-kit/test/api.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bare, fixClock, numberField, openStep, press, restoreClock, withCertificate } from '#test/diagnostic.tsx'
import { jeanne } from '#test/owner.ts'

beforeEach(fixClock)
afterEach(restoreClock)

const question = () => screen.queryByText('Is this your home?')
const ofAnotherHome = withCertificate({ livingSpace: 62.5, address: '12 Rue des Lilas 69004 Lyon' })
const cells = () =>
  [...document.querySelectorAll('.callout tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent.replace(/^(Your property|The EPC)/, '')),
  )

it('is not asked of a certificate that fits', async () => {
  await openStep(withCertificate())
  expect(question()).toBeNull()
})

it('shows both side by side, and what differs', async () => {
  await openStep(ofAnotherHome)
  expect(question()).toBeTruthy()
  expect(document.body.textContent).not.toContain('Attach it to the lease')
  expect(cells()).toEqual([
    ['Address Different', '1 place de la Gare, 67000 Strasbourg', '12 Rue des Lilas 69004 Lyon'],
    ['Type ', 'Apartment', 'Apartment'],
    ['Living space Different', '24 m²', '62.5 m²'],
  ])
  expect(screen.getByRole('link', { name: 'Correct my description' }).getAttribute('href')).toBe(
    '/adresse-propriete/p-1',
  )
})

it('keeps a yes, and goes on with the certificate', async () => {
  const { saves } = await openStep(ofAnotherHome)
  await press('Yes, it is my home')
  await waitFor(() => expect(question()).toBeNull())
  expect(saves()).toEqual([{ id: 'p-1', version: 1, dpeConfirmed: true }])
  expect(document.activeElement?.textContent).toBe('Your EPC')
  expect(document.body.textContent).toContain('Attach it to the lease')
})

it('removes the certificate after a no', async () => {
  await openStep(ofAnotherHome, {
    answers: { 'DELETE property/dpe/p-1': () => ok({ ...jeanne, properties: [{ ...bare, version: 2 }] }) },
  })
  await press('No, remove this EPC')
  await waitFor(() => expect(question()).toBeNull())
  expect(document.activeElement).toBe(numberField())
})

it('says why an answer could not be kept', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await openStep(ofAnotherHome, { answers: { 'POST property': () => failure(503, 'ServiceUnavailable') } })
  await press('Yes, it is my home')
  expect(await screen.findByText(/^The service is unavailable/)).toBeTruthy()
  expect(question()).toBeTruthy()
})
