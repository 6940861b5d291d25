import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import { ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { createMemoryHistory } from '@bailclair/site-kit/test/memory-history.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { WithProfile } from '#app/with-profile.tsx'
import { certificateD } from '#test/certificate.ts'
import { jeanne } from '#test/owner.ts'
import { show } from '#test/screen.tsx'
import { shared } from '#test/shared-property.ts'
import { endedRules, withLaw } from '#test/with-law.tsx'
import { openWizard } from '#test/wizard.tsx'
import ConsultPropertyPage from './consult-property.page.tsx'

const user = userEvent.setup({ delay: null })
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const banned: Property = { ...shared, certificate: { ...certificateD, grade: 'G' } }
const notice = 'This home may not be let as a main residence'

async function open(property: Property, at = '/consulte-propriete/p-1', changes: Parameters<typeof withLaw>[0] = {}) {
  stubApi({ 'GET owner/profile': () => ok(jeanne), 'GET property/p-1': () => ok(property) })
  const page = withLaw(
    changes,
    <WithProfile access="signed-in">
      <ConsultPropertyPage />
    </WithProfile>,
  )
  const history = createMemoryHistory(at)
  show(page, { history, language: 'en', session: signedIn })
  await screen.findByRole('heading', { level: 1, name: 'Studio gare' })
  return history
}
const link = () => screen.queryAllByLabelText('Share link')

it('says on top that it may not be let, what is allowed, and where to read more', async () => {
  await open(banned)
  const callout = screen.getByText(notice).closest('.callout')
  expect(callout?.className).toContain('tone-danger')
  expect(callout?.textContent).toContain('It is graded G. Since 1 January 2025')
  expect(callout?.textContent).toContain('the grade is no ground for notice')
  expect(callout?.querySelector('a')?.getAttribute('href')).toMatch(/^https:/)
})

it('goes by what the operator says of the rules', async () => {
  await open(banned, undefined, endedRules('energy-lease-g', 'energy-lease-g-plus'))
  expect(screen.queryByText(notice)).toBeNull()
})

it('asks before it shows the link, then shares', async () => {
  await open(banned)
  expect(link()).toHaveLength(0)
  expect(await screen.findByText('The share link awaits your decision')).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Share the link' })[0] as HTMLElement)
  expect(await screen.findByRole('alertdialog', { name: 'Share this link despite the ban?' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(link()).toHaveLength(0)
  await user.click(screen.getAllByRole('button', { name: 'Share the link' })[0] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Share anyway' }))
  const dialog = await screen.findByRole('dialog', { name: 'Share the link' })
  expect(dialog.textContent).toContain(notice)
})

it('asks after validation, too', async () => {
  const history = await open(banned, '/consulte-propriete/p-1?partage=1')
  expect(await screen.findByRole('alertdialog')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(history.current().search).toBe(''))
})

it('asks nothing of a home that may be let', async () => {
  await open({ ...shared, certificate: certificateD })
  expect(screen.queryByText(notice)).toBeNull()
  await waitFor(() => expect(link().length).toBeGreaterThan(0))
  await user.click(screen.getByRole('button', { name: 'Share the link' }))
  expect(await screen.findByRole('dialog', { name: 'Share the link' })).toBeTruthy()
})

it('says so on the last page of the wizard, which shows no green', async () => {
  openWizard('/valider-propriete/p-1', { stored: banned })
  const title = await screen.findByText(notice)
  expect(title.closest('.callout')?.className).toContain('tone-danger')
  const validated = screen.getByText('This property is validated').closest('.callout')
  expect(validated?.className).not.toContain('tone-verified')
})

it('says that the type is missing', async () => {
  const { type: _, ...typeless } = shared
  await open(typeless)
  const link = await screen.findByRole('link', { name: 'Choose the type' })
  expect(link.getAttribute('href')).toBe('/type-propriete/p-1')
})
