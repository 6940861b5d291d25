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
    await screen.findByRole('link', { name: 'Say no' })
    hrefs.push(screen.queryByRole('link', { name: 'Compare' })?.getAttribute('href'))
  }
  const at = '/consulte-propriete/p-1/comparer?candidatures='
  expect(hrefs).toEqual([undefined, `${at}a,b`, `${at}a,b,c`, `${at}a,b,c,d`, undefined])
})

it('offers to answer those that have no answer yet', async () => {
  open(five.map((one) => (one.id === 'b' ? { ...one, stage: 'NOT_CHOSEN' as const } : one)))
  await select('b')
  await screen.findByText('1 selected')
  expect(screen.queryByRole('link', { name: 'Say no' })).toBeNull()
  for (const id of ['a', 'c']) await select(id)
  const answer = await screen.findByRole('link', { name: 'Say no' })
  expect(answer.getAttribute('href')).toBe('/consulte-propriete/p-1/reponse?candidatures=a,c')
})

describe('the shortlist', () => {
  const shortlist = (count: number) =>
    five.map((one, index) => (index < count ? { ...one, stage: 'SHORTLISTED' as const } : one))

  it.each([
    [1, undefined],
    [2, 'Compare the 2 shortlisted applications'],
    [4, 'Compare the 4 shortlisted applications'],
    [5, undefined],
  ])('of %i is compared by: %s', async (count, name) => {
    open(shortlist(count))
    if (name) await screen.findByRole('link', { name })
    // the part is there by now
    await select('a')
    await screen.findByRole('link', { name: 'Say no' })
    expect(screen.queryByRole('link', { name: /shortlisted/ })?.textContent).toBe(name)
  })

  it('leaves out files that are not verified', async () => {
    open([...shortlist(2), { ...row('f', 'Namef Alex'), stage: 'SHORTLISTED' }])
    const link = await screen.findByRole('link', { name: /shortlisted/ })
    expect(link.getAttribute('href')).toMatch(/candidatures=a,b$/)
  })
})
