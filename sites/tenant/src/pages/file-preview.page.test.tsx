import type { OwnFile } from '@bailclair/domain/complete-file/own-file.schema.ts'
import type { TenantProfile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { createMemoryHistory } from '@bailclair/site-kit/test/memory-history.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WithProfile } from '#app/with-profile.tsx'
import { show } from '#test/screen.tsx'
import { begunFile, camille } from '#test/tenant.ts'
import FilePreviewPage from './file-preview.page.tsx'

const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const today = '2026-11-16' as CalendarDate
const own: OwnFile = {
  shownOn: today,
  applicationType: 'ALONE',
  coTenants: [],
  hasDocuments: true,
  totalSalary: 2_450,
  tenants: [
    {
      tenantType: 'CREATE',
      firstName: 'Camille',
      lastName: 'Durand',
      situation: 'PERMANENT_CONTRACT',
      incomes: [{ kind: 'SALARY', monthlyAmount: 2_450 }],
      monthlyIncome: 2_450,
      checks: [{ category: 'IDENTITY', checkedOn: '2026-11-12' as CalendarDate }],
      documents: [
        { id: 'd-1', category: 'IDENTITY', pages: 1, size: 1_000 },
        { id: 'd-2', category: 'INCOME', pages: 3, size: 1_000 },
      ],
      guarantors: [],
    },
  ],
}

function open(answers: Parameters<typeof stubApi>[0], profile: TenantProfile = { ...camille, file: begunFile }) {
  const api = stubApi({ 'GET tenant/profile': () => ok(profile), ...answers })
  const history = createMemoryHistory('/mon-dossier/apercu')
  show(
    <WithProfile>
      <FilePreviewPage />
    </WithProfile>,
    { session: signedIn, history },
  )
  return { history, ...api }
}
const preview = (file: OwnFile) => ({ 'GET tenant/file/preview': () => ok(file) })

it('shows before verification what owners will see, and that they do not yet', async () => {
  open(preview(own))
  expect(await screen.findByRole('heading', { level: 2, name: 'Camille Durand' })).toBeTruthy()
  expect(screen.getByText(/^Until your file is verified, a landlord sees only your name/)).toBeTruthy()
  const proofs = [...document.querySelectorAll('.file-proof-name')].map(({ textContent }) => textContent)
  expect(proofs).toEqual(['Identity documentVerified on 12 November 2026', 'Proof of incomeNot verified yet'])
  expect(screen.getAllByText('€2,450')).toHaveLength(2)
})

it('says after verification who sees it', async () => {
  open(preview({ ...own, verifiedOn: today }))
  expect(await screen.findByText('File verified on 16 November 2026')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Who sees my file' }).getAttribute('href')).toBe('/acces')
  expect(screen.queryByText('Not visible yet')).toBeNull()
})

it('names co-tenants and shows nothing of theirs', async () => {
  const { totalSalary: _, ...shared } = own
  open(preview({ ...shared, applicationType: 'GROUP', coTenants: [{ firstName: 'Noé', lastName: 'Petit' }, {}] }))
  expect(await screen.findByText('With you in this file: Noé Petit and someone else')).toBeTruthy()
  expect(document.querySelector('.figures')).toBeNull()
})

it('saves one’s own PDF', async () => {
  const { sent } = open({ ...preview(own), 'GET tenant/file/pdf': () => ok('%PDF') })
  await userEvent.click(await screen.findByRole('button', { name: 'Download my PDF' }))
  expect(await screen.findByText('Your PDF is in your downloads.')).toBeTruthy()
  expect(saved).toEqual([expect.stringMatching(/^My rental file \d{4}-\d\d-\d\d\.pdf$/)])
  expect(sent()).toContain('GET tenant/file/pdf')
})

it('offers a retry when it does not come', async () => {
  let isDown = true
  open({ 'GET tenant/file/preview': () => (isDown ? failure(500, 'Unexpected') : ok(own)) })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await userEvent.click(retry)
  expect(await screen.findByRole('heading', { name: 'Camille Durand' })).toBeTruthy()
})

it('leads home while there is no file', async () => {
  const { history } = open({}, camille)
  await vi.waitFor(() => expect(history.current().pathname).toBe('/mon-dossier'))
})
