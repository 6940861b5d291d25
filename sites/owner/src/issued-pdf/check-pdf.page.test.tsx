import { errorMessages } from '@bailclair/site-kit/platform/api/error.messages.ts'
import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { show } from '#test/screen.tsx'
import CheckPdfPage from './check-pdf.page.tsx'
import { readFingerprint } from './fingerprint.ts'

const user = userEvent.setup({ delay: null })
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const code = 'K7QX9M3TB4WD'
const pdf = new File(['%PDF-1.7 … /IssuedPdfCode (K7QX-9M3T-B4WD) >>'], 'dossier.pdf', { type: 'application/pdf' })
const issuedOn = '2026-11-12'

async function choose(file: File) {
  const { container } = show(<CheckPdfPage />)
  await user.upload(container.querySelector('input[type=file]') as HTMLInputElement, file)
}

it.each([
  ['UNALTERED', 'This PDF is genuine', /issued it on 12 November 2026\. It has not been altered/],
  ['ALTERED', 'This PDF is not the original', /on 12 November 2026, but this file is different/],
  ['UNKNOWN', 'We do not know this PDF', /issued no such PDF in the last twelve months/],
] as const)('says of a file: %s', async (verdict, title, text) => {
  const { calls } = stubApi({ 'POST pdf/check': () => ok({ verdict, ...(verdict !== 'UNKNOWN' && { issuedOn }) }) })
  await choose(pdf)
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  // the hash and the code, and nothing of the file
  expect(calls.map(({ body }) => body)).toEqual([{ sha256: expect.stringMatching(/^[0-9a-f]{64}$/), code }])
})

it('says that a file could not be checked', async () => {
  stubApi({ 'POST pdf/check': () => failure(429, 'TooManyRequests') })
  await choose(pdf)
  expect(await screen.findByText(errorMessages.en?.TooManyRequests ?? '')).toBeTruthy()
})

it('checks a code as it was typed, and says that a code is easily copied', async () => {
  const { calls } = stubApi({ 'POST pdf/check': () => ok({ verdict: 'ISSUED', issuedOn }) })
  show(<CheckPdfPage />)
  await user.type(screen.getByRole('textbox', { name: /^PDF code/ }), 'k7qx 9m3t b4wd')
  await user.click(screen.getByRole('button', { name: 'Check the code' }))
  expect(await screen.findByText('This code exists')).toBeTruthy()
  expect(calls.map(({ body }) => body)).toEqual([{ code }])
})

it('asks for a whole code', async () => {
  const { calls } = stubApi({})
  show(<CheckPdfPage />)
  await user.type(screen.getByRole('textbox', { name: /^PDF code/ }), 'K7QX')
  await user.click(screen.getByRole('button', { name: 'Check the code' }))
  expect(screen.getByRole('textbox', { name: /^PDF code/ }).getAttribute('aria-invalid')).toBe('true')
  expect(calls).toEqual([])
})

it.each([
  ['no code', 'abc', undefined],
  ['a code', '… /IssuedPdfCode (K7QX-9M3T-B4WD) …', code],
  ['something else in its place', '/IssuedPdfCode (<script>)', undefined],
])('reads the hash of a file with %s', async (_, content, found) => {
  const { sha256, code: read } = await readFingerprint(new Blob([content]))
  expect(read).toBe(found)
  if (content === 'abc') expect(sha256).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
