import type { ApplicationFile } from '@bailclair/domain/complete-file/application-file.schema.ts'
import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { createMemoryHistory } from '@bailclair/site-kit/test/memory-history.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { row, sixRows } from '#test/applications.ts'
import { externalFile, file } from '#test/complete-file.ts'
import { show } from '#test/screen.tsx'
import { shared } from '#test/shared-property.ts'
import ApplicationPage from './application.page.tsx'
import OldFileLinkPage from './old-file-link.page.tsx'

const user = userEvent.setup({ delay: null })
beforeEach(() => void vi.spyOn(console, 'error').mockReset().mockReturnValue())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const marie = sixRows[0] as (typeof sixRows)[number]
const read: ApplicationFile = {
  propertyId: 'p-1',
  propertyName: 'Studio gare',
  application: marie,
  file,
  viewingLinks: [],
}
type Options = {
  answer?: () => ReturnType<typeof ok>
  answers?: Parameters<typeof stubApi>[0]
  search?: string
  language?: 'fr' | 'en'
}

function open({ answer = () => ok(read), answers = {}, search = '', language = 'en' }: Options = {}) {
  const api = stubApi({
    'GET property/tenant/marie/file': answer,
    'GET owner/applications/marie/progress': () =>
      ok({ stage: 'RECEIVED', steps: [{ stage: 'RECEIVED', at: '2026-10-01T08:00:00Z' }] }),
    'GET property/p-1': () => ok({ ...shared, propertiesApartmentSharing: sixRows }),
    ...answers,
  })
  const history = createMemoryHistory(`/candidature/marie${search}`)
  return { ...api, ...show(<ApplicationPage />, { history, session: signedIn, language }) }
}
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

it.each([
  ['en', 'Rental file: Camille Durand', 'Applications: Studio gare', 'Show this file to someone'],
  [
    'fr',
    'Dossier de location\u202F: Camille Durand',
    'Candidatures\u202F: Studio gare',
    'Montrer ce dossier à quelqu’un',
  ],
] as const)('shows the complete file, and the way back to the table (%s)', async (language, heading, back, links) => {
  open({ language, search: '?tri=revenus&ordre=decroissant&page=2&partage=1' })
  await title(heading)
  expect(screen.getByRole('link', { name: back }).getAttribute('href')).toBe(
    '/consulte-propriete/p-1?tri=revenus&ordre=decroissant&page=2',
  )
  expect(screen.getByRole('heading', { level: 2, name: links })).toBeTruthy()
})

describe('the other applications of the property', () => {
  const neighbours = async () => {
    const nav = await screen.findByRole('navigation', { name: 'Other applications for this property' })
    const place = within(nav).getByText(/ of /).textContent
    return [
      place,
      ...within(nav)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ]
  }

  it.each([
    // newest first: zoe, noor, ines, tom, marie, ugo
    ['', ['5 of 6', '/candidature/tom', '/candidature/ugo']],
    [
      '?tri=revenus',
      ['3 of 6', '/candidature/zoe?tri=revenus&ordre=croissant', '/candidature/ines?tri=revenus&ordre=croissant'],
    ],
    ['?type=couple&statut=verifie', undefined],
  ])('are in the order of the table: %s', async (search, links) => {
    open({ search })
    await title(/^Rental file/)
    if (links) expect(await neighbours()).toEqual(links)
    else expect(screen.queryByRole('navigation', { name: /^Other/ })).toBeNull()
  })
})

describe('a file that is not shown', () => {
  it.each([
    ['waits for the team', row('marie', 'Faure Inès'), 'This file is not verified yet', /team is checking|verifies/i],
    [
      'is paused',
      { ...row('marie', 'Faure Inès', { status: 'VALIDATED' }), paused: true as const },
      'Access to this file is paused',
      /pause/,
    ],
    [
      'is no longer shown',
      row('marie', 'Faure Inès', { status: 'VALIDATED' }, '2026-10-05'),
      'Your access to this file has ended',
      /5 October 2026/,
    ],
  ])('because it %s says so', async (_, application, state, why) => {
    open({ answer: () => ok({ propertyId: 'p-1', propertyName: 'Studio gare', application, viewingLinks: [] }) })
    await title('Application: Faure Inès')
    const heading = screen.getByRole('heading', { level: 2, name: state })
    expect(heading.parentElement?.textContent).toMatch(why)
    expect(screen.queryByRole('article')).toBeNull()
    expect(screen.queryByText('Show this file to someone')).toBeNull()
  })

  it('is gone, whether withdrawn, unknown or somebody else’s', async () => {
    open({ answer: () => failure(404, 'ApplicationNotFound') })
    await title('This application is not in your list')
    expect(screen.getByRole('link', { name: 'See my properties' }).getAttribute('href')).toBe('/home')
  })

  it('can be asked for again after a failure', async () => {
    let isDown = true
    open({ answer: () => (isDown ? failure(500, 'Unexpected') : ok(read)) })
    await title('The file could not be shown')
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await title('Rental file: Camille Durand')).toBeTruthy()
  })

  it('is announced while it comes', async () => {
    open({ answer: () => new Promise<never>(() => undefined) as never })
    expect(await title('Opening the file…')).toBeTruthy()
  })

  it('leaves the screen when the applicant withdraws and the owner comes back to the tab', async () => {
    let isWithdrawn = false
    open({ answer: () => (isWithdrawn ? failure(404, 'ApplicationNotFound') : ok(read)) })
    await title('Rental file: Camille Durand')
    isWithdrawn = true
    fireEvent(window, new Event('visibilitychange'))
    expect(await title(/not in your list/)).toBe(document.activeElement)
    expect(screen.queryByText('Camille Durand')).toBeNull()
  })
})

it('leads to the page of an authority’s own system for the documents, and makes no links', async () => {
  const application = row('marie', 'Durand Camille', { totalSalary: 0, external: true })
  open({ answer: () => ok({ ...read, application, file: externalFile }) })
  await title('Rental file: Camille Durand')
  expect(screen.getByRole('link', { name: /^Open the file in that service/ }).getAttribute('href')).toMatch(
    /\/dossier\/file-marie$/,
  )
  expect(screen.queryByText('Show this file to someone')).toBeNull()
})

describe('a link of an old mail', () => {
  const token = 'T'.repeat(43)
  function follow(answer: () => ReturnType<typeof ok>) {
    stubApi({ [`GET property/tenant/byToken/${token}`]: answer })
    const history = createMemoryHistory(`/dossier/${token}`)
    show(<OldFileLinkPage />, { history, session: signedIn, language: 'en' })
    return history
  }

  it('leads to the application, and Back does not return to it', async () => {
    const history = follow(() => ok({ id: 'marie' }))
    await vi.waitFor(() => expect(history.current().pathname).toBe('/candidature/marie'))
  })

  it('is not found for anybody else', async () => {
    follow(() => failure(404, 'ApplicationNotFound'))
    expect(await title('Page not found')).toBeTruthy()
  })
})

it('keeps the focus in the section when a link is turned off', async () => {
  const link = {
    id: 'l-1',
    recipient: 'Ma sœur',
    createdAt: '2026-11-15T10:00:00.000Z',
    expiresAt: '2026-11-16T10:00:00.000Z',
    state: 'OPEN',
    openings: 0,
  }
  open({
    answer: () => ok({ ...read, viewingLinks: [link] }),
    answers: {
      'DELETE property/tenant/marie/links/l-1': () => ok({ viewingLinks: [{ ...link, state: 'REVOKED' }] }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Turn off the link for Ma sœur' }))
  expect(await screen.findByText('Turned off')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Show this file to someone' }))
})
