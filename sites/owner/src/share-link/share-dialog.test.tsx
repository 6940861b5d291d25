import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { show } from '#test/screen.tsx'
import { shared } from '#test/shared-property.ts'
import { ShareDialog } from './share-dialog.tsx'

const user = userEvent.setup({ delay: null })
const print = vi.fn()
beforeEach(() => {
  print.mockReset()
  vi.stubGlobal('print', print)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.documentElement.removeAttribute('data-print')
})

function Sample({ start }: { start: Property }) {
  const [property, setProperty] = useState(start)
  const [isOpen, setOpen] = useState(true)
  return (
    <ShareDialog
      open={isOpen}
      onClose={() => setOpen(false)}
      property={property}
      ownerName="Jeanne Martin"
      onChanged={setProperty}
    />
  )
}

const open = (language: 'fr' | 'en' = 'en', changes: Partial<Property> = {}) =>
  show(<Sample start={{ ...shared, ...changes }} />, { language, session: signedIn })
const link = () => (screen.getByLabelText(/^(Share link|Lien de partage)$/) as HTMLInputElement).value
const press = (name: string, area = screen.getByRole('dialog')) =>
  user.click(within(area).getByRole('button', { name }))
const confirm = () => press('Replace the link', screen.getByRole('alertdialog'))
const address = 'http://localhost:3000/candidater/aaaaaaaaaaaaaaaaaaaaaa'

describe('ways to share', () => {
  it('copies the link and says so inside the dialog, where it is seen and heard', async () => {
    open()
    expect(link()).toBe(address)
    await press('Copy the link')
    expect(await navigator.clipboard.readText()).toBe(address)
    const told = screen.getAllByText('Link copied').find((it) => it.getAttribute('role') === 'status')
    expect(screen.getByRole('dialog', { name: 'Share the link' }).contains(told ?? null)).toBe(true)
  })

  it.each([
    ['en', 'Send by email', 'Your application for “Studio gare”', '24.5\u202Fm², €520 per month, charges included'],
    [
      'fr',
      'Envoyer par e-mail',
      'Votre candidature pour «\u202FStudio gare\u202F»',
      '24,5\u202Fm², 520\u202F€ par mois',
    ],
  ] as const)('writes an e-mail: %s', (language, name, subject, facts) => {
    open(language)
    const mail = new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '')
    expect(mail.protocol).toBe('mailto:')
    expect(mail.searchParams.get('subject')).toBe(subject)
    const body = mail.searchParams.get('body')
    expect(body).toContain(`\r\n\r\n${address}\r\n\r\n`)
    expect(body).toContain(facts)
    expect(body).toMatch(/\r\nJeanne Martin$/)
    // the exact address is for those who visit
    expect(body).not.toContain('place de la Gare')
  })

  it('opens the sheet of the system where there is one', async () => {
    open()
    expect(screen.queryByRole('button', { name: 'Share another way' })).toBeNull()
    cleanup()
    const share = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
    open()
    await press('Share another way')
    expect(share).toHaveBeenCalledWith({
      title: 'Your application for “Studio gare”',
      text: expect.stringContaining(address),
    })
  })
})

describe('the code', () => {
  it.each([
    ['en', 'QR code of the share link: Studio gare'],
    ['fr', 'Code QR du lien de partage : Studio gare'],
  ] as const)('has a name: %s', async (language, name) => {
    open(language)
    const code = (await screen.findAllByRole('img', { name }))[0]
    expect(code?.querySelector('path:last-child')?.getAttribute('d')).toMatch(/^M4 4h7v1h-7z/)
  })

  it.each([
    ['HOUSE', 'FURNISHED', 'Maison meublée · '],
    ['HOUSE', 'UNFURNISHED', 'Maison non meublée · '],
    ['APARTMENT', 'UNFURNISHED', 'Appartement non meublé · '],
    ['OTHER', 'FURNISHED', 'Logement meublé · '],
  ] as const)('makes words agree on the poster: %s, %s', (type, furniture, words) => {
    open('fr', { type, furniture })
    expect(document.querySelector('body > .poster')?.textContent).toContain(words)
  })

  it('is printed on a poster with the district at most, a short address, and strips to tear off', async () => {
    stubApi({ 'POST property/p-1/link/code': () => ok({ code: 'K7QX-9M3T' }) })
    open()
    await press('Print the poster')
    await vi.waitFor(() => expect(print).toHaveBeenCalledOnce())
    expect(document.documentElement.dataset['print']).toBe('poster')
    const poster = document.querySelector('body > .poster')
    for (const words of [
      'Studio gare',
      'Strasbourg (67000)',
      'Furnished apartment · 24.5\u202Fm²',
      '€520 per month, charges included',
      'Energy grade A–D (estimate)',
      'localhost:3000/a/K7QX-9M3T',
    ])
      expect(poster?.textContent).toContain(words)
    expect(poster?.querySelectorAll('.poster-strips li')).toHaveLength(9)
    expect(poster?.textContent).not.toMatch(/place de la Gare/)
    window.dispatchEvent(new Event('afterprint'))
    expect(document.documentElement.dataset['print']).toBeUndefined()
  })

  it.each([
    ['fr', '12 Rue de la Paix 75001 Paris', 'Paris 1er'],
    ['fr', '4 Rue X 69004 Lyon', 'Lyon 4e'],
    ['en', '4 Rue X 69003 Lyon', 'Lyon, 3rd arrondissement'],
    ['en', '4 Rue X 75011 Paris', 'Paris, 11th arrondissement'],
  ] as const)('names the arrondissement: %s, %s', (language, given, words) => {
    open(language, { address: given })
    expect(document.querySelector('.poster-place')?.textContent).toBe(words)
  })

  it('is printed with the whole link when there is no short address', async () => {
    stubApi({ 'POST property/p-1/link/code': () => failure(503, 'ServiceUnavailable') })
    open()
    await press('Print the poster')
    await vi.waitFor(() => expect(print).toHaveBeenCalledOnce())
    expect(document.querySelector('body > .poster')?.textContent).toContain(address)
    expect(document.querySelector('.poster-strips')).toBeNull()
  })
})

describe('what the link asks for', () => {
  it.each([
    ['en', /^You may only ask for the documents that the law allows/, /^See these documents/],
    ['fr', /^Vous ne pouvez demander que les documents que la loi permet/, /^Voir ces documents/],
  ] as const)('is at most what the law allows: %s', (language, text, name) => {
    open(language)
    const line = screen.getByText(text)
    expect(within(line).getByRole('link', { name }).getAttribute('href')).toBe('/droits-des-candidats')
  })

  it('is the file at once until the owner chooses the visit first, which is saved at once', async () => {
    const { calls } = stubApi({ 'POST property/p-1/link': () => ok({ ...shared, visitFirst: true }) })
    open()
    const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })
    expect(radio(/The file at once/).checked).toBe(true)
    await user.click(radio(/The visit first/))
    expect(await screen.findByText(/^Saved\./)).toBeTruthy()
    expect(radio(/The visit first/).checked).toBe(true)
    expect(screen.getByText(/They give their name and a note/)).toBeTruthy()
    expect(calls.map(({ body }) => body)).toEqual([{ visitFirst: true }])
  })

  it('stays what it was when saving fails, and says why', async () => {
    stubApi({ 'POST property/p-1/link': () => failure(503, 'ServiceUnavailable') })
    open()
    await user.click(screen.getByRole('radio', { name: /The visit first/ }))
    expect((await screen.findByText(/^The service is unavailable/)).closest('[role=alert]')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /The file at once/ }).checked).toBe(true)
  })
})

describe('the state of the link', () => {
  const changed = (body: unknown) => ok({ ...shared, linkPaused: (body as { paused?: boolean }).paused ?? false })

  it.each([
    ['en', 'Pause the link', /^The link is paused/, 'Reopen the link', /^The link is open/],
    ['fr', 'Mettre en pause', /^Le lien est en pause/, 'Rouvrir le lien', /^Le lien est ouvert/],
  ] as const)('is paused and resumed, and said: %s', async (language, pause, paused, resume, resumed) => {
    const { calls } = stubApi({ 'POST property/p-1/link': ({ body }) => changed(body) })
    open(language)
    await press(pause)
    expect((await screen.findByText(paused)).getAttribute('role')).toBe('status')
    await press(resume)
    expect((await screen.findByText(resumed)).getAttribute('role')).toBe('status')
    expect(calls.map(({ body }) => body)).toEqual([{ paused: true }, { paused: false }])
  })

  it('is renewed after a warning: the old link dies at once', async () => {
    const token = 'bbbbbbbbbbbbbbbbbbbbbb'
    const { calls, sent } = stubApi({ 'POST property/p-1/link': () => ok({ ...shared, token }) })
    open()
    await press('Replace the link')
    expect(screen.getByRole('alertdialog', { name: 'Replace the link?' }).textContent).toContain(
      'will stop working at once',
    )
    await press('Cancel', screen.getByRole('alertdialog'))
    expect(sent()).toEqual([])
    expect(link()).toBe(address)

    await press('Replace the link')
    await confirm()
    expect(await screen.findByText('Here is your new link. The old one no longer works.')).toBeTruthy()
    expect(link()).toBe(`http://localhost:3000/candidater/${token}`)
    expect(calls.map(({ body }) => body)).toEqual([{ renew: true }])
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('stays as it was when the server refuses, and says so', async () => {
    stubApi({ 'POST property/p-1/link': () => failure(503, 'ServiceUnavailable') })
    open()
    await press('Pause the link')
    expect((await screen.findByText(/^The service is unavailable/)).closest('[role=alert]')).toBeTruthy()
    expect(screen.getByText('The link is open: anyone who has it can apply.')).toBeTruthy()
    await press('Replace the link')
    await confirm()
    expect(await screen.findByText(/^The service is unavailable/)).toBeTruthy()
    expect(screen.getByRole('alertdialog')).toBeTruthy()
    expect(link()).toBe(address)
  })
})
