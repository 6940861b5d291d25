import type { ShownRemark } from '@bailclair/domain/remark/remark.schema.ts'
import { ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { show } from '#test/screen.tsx'
import { begunFile } from '#test/tenant.ts'
import { useRemarks } from './remark.queries.ts'
import { RemarkSummary } from './remark-summary.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const document = { id: 'd-1' } as (typeof begunFile)['documents'][number]
const file = { ...begunFile, documents: [document] }
const remark: ShownRemark = { documentId: 'd-1', code: 'NAME_NOT_FOUND' }

function Summary() {
  return <RemarkSummary {...useRemarks(file)} placeOf={() => undefined} />
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

it('says that photographs are still read, and asks again until they are', async () => {
  const answers = [
    { remarks: [], isComplete: false },
    { remarks: [remark], isComplete: false },
    { remarks: [remark], isComplete: true },
  ]
  const { sent } = stubApi({ 'GET tenant/remarks': () => ok(answers.length > 1 ? answers.shift() : answers[0]) })
  show(<Summary />, { session: signedIn })
  expect(await screen.findByText('We are still reading your photos and scans')).toBeTruthy()
  expect(screen.getByText(/even if you leave this page/)).toBeTruthy()
  await pass(3_100)
  expect(screen.getByText(/We cannot find the declared last name/)).toBeTruthy()
  expect(screen.getByText(/More remarks may appear here/)).toBeTruthy()
  await pass(3_100)
  expect(screen.queryByText(/More remarks may appear here/)).toBeNull()
  expect(screen.getByText(/We cannot find the declared last name/)).toBeTruthy()
  const asked = sent().length
  await pass(60_000)
  expect(sent()).toHaveLength(asked)
})

it('asks less and less often, and no more after ten minutes', async () => {
  const { sent } = stubApi({ 'GET tenant/remarks': () => ok({ remarks: [], isComplete: false }) })
  show(<Summary />, { session: signedIn })
  expect(await screen.findByText('We are still reading your photos and scans')).toBeTruthy()
  const askedIn = async (milliseconds: number) => {
    const before = sent().length
    await pass(milliseconds)
    return sent().length - before
  }
  const [first, second] = [await askedIn(60_000), await askedIn(60_000)]
  expect(first).toBeGreaterThan(second)
  expect(second).toBeGreaterThan(0)
  await pass(360_000)
  expect(await askedIn(60_000)).toBe(2)
  await pass(120_000)
  expect(await askedIn(600_000)).toBe(0)
  expect(screen.getByText('We are still reading your photos and scans')).toBeTruthy()
})

it('says nothing when everything is read and nothing is noticed', async () => {
  const { sent } = stubApi({ 'GET tenant/remarks': () => ok({ remarks: [], isComplete: true }) })
  show(<Summary />, { session: signedIn })
  await expect.poll(sent).toContain('GET tenant/remarks')
  expect(screen.queryByText(/photos and scans|Worth a look/)).toBeNull()
})
