import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { row } from '#test/applications.ts'
import { show } from '#test/screen.tsx'
import { Applications } from './applications.tsx'

const user = userEvent.setup({ delay: null })
afterEach(cleanup)

const five = ['a', 'b', 'c', 'd', 'e'].map((id) => row(id, `Name${id} Alex`, { totalSalary: 900 }))
const open = (rows = five) =>
  show(
    <Applications
      propertyId="p-1"
      rows={rows}
      rent={{ rentCost: 480, chargesCost: 40 }}
      onChanged={async () => undefined}
      whenEmpty={null}
    />,
    { session: signedIn, language: 'en' },
  )
const select = (id: string) => user.click(screen.getByRole('checkbox', { name: `Select Name${id} Alex` }))

it('offers to compare two to four selected applications', async () => {
  open()
  const hrefs: (string | null | undefined)[] = []
  for (const { id } of five) {
    await select(id)
    hrefs.push(screen.queryByRole('link', { name: 'Compare' })?.getAttribute('href'))
  }
  const at = '/consulte-propriete/p-1/comparer?candidatures='
  expect(hrefs).toEqual([undefined, `${at}a,b`, `${at}a,b,c`, `${at}a,b,c,d`, undefined])
})

describe('the shortlist', () => {
  const shortlist = (count: number) =>
    five.map((one, index) => (index < count ? { ...one, stage: 'SHORTLISTED' as const } : one))

  it.each([
    [1, undefined],
    [2, 'Compare the 2 shortlisted applications'],
    [4, 'Compare the 4 shortlisted applications'],
    [5, undefined],
  ])('of %i is compared by: %s', (count, name) => {
    open(shortlist(count))
    expect(screen.queryByRole('link', { name: /shortlisted/ })?.textContent).toBe(name)
  })

  it('leaves out files that are not verified', () => {
    open([...shortlist(2), { ...row('f', 'Namef Alex'), stage: 'SHORTLISTED' }])
    expect(screen.getByRole('link', { name: /shortlisted/ }).getAttribute('href')).toMatch(/candidatures=a,b$/)
  })
})
