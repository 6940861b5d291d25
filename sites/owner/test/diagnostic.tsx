import type { Certificate } from '@bailclair/domain/energy-certificate/certificate.schema.ts'
import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import { tabStorage } from '@bailclair/site-kit/platform/tab-storage.ts'
import { failure, ok } from '@bailclair/site-kit/test/api.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import { certificateD } from './certificate.ts'
import { draft, openWizard } from './wizard.tsx'

export const user = userEvent.setup({ delay: null })

/** The date in these tests is 15 November 2026. */
export const fixClock = () => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T12:00:00Z') })

export function restoreClock() {
  cleanup()
  tabStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
}

/** Complete except for the certificate. */
export const bare = draft()

export function withCertificate(change: Partial<Certificate> = {}): Property {
  const certificate = { ...certificateD, ...change }
  const { number, co2Emission, date } = certificate
  return { ...bare, certificate, ademeNumber: number, energyConsumption: 131.5, co2Emission, dpeDate: date }
}

/** Knows only the number of `certificateD`. */
export function registry({ body }: { body: unknown }) {
  const { ademeNumber = '', version } = body as { ademeNumber?: string; version: number }
  return ademeNumber.replace(/[\s-]/g, '').toUpperCase() === certificateD.number
    ? ok({ ...withCertificate(), version: version + 1 })
    : failure(404, 'CertificateNotFound')
}

export async function openStep(stored: Property = bare, options: Parameters<typeof openWizard>[1] = {}) {
  const opened = openWizard('/diagnostic-propriete/p-1', { stored, ...options })
  await screen.findByRole('radiogroup')
  // the facts of a certificate load after the page
  if (stored.certificate) await waitFor(() => expect(facts()).not.toEqual({}))
  return opened
}

const field = (label: RegExp) => () => screen.getByLabelText<HTMLInputElement>(label)
export const numberField = field(/^EPC number/)
export const letter = () => screen.getByLabelText<HTMLSelectElement>(/^Letter printed on the EPC/)
export const consumption = field(/^Final energy consumption/)
export const emissions = field(/^Greenhouse gas emissions/)
export const date = field(/^EPC date/)

export const way = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
/** Its fields load when they are chosen. */
export const chooseFigures = async () => {
  await user.click(way(/I do not have its number/))
  await screen.findByLabelText(/^Letter printed on the EPC/)
}
export const chooseNotSubject = () => user.click(way(/not subject to a certificate/))
export const press = (name: string) => user.click(screen.getByRole('button', { name }))
export const errors = () => [...document.querySelectorAll('.error-summary li')].map(({ textContent }) => textContent)

/** The facts by label. */
export const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dl.facts > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent,
    ]),
  )
