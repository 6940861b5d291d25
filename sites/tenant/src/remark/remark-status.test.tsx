import type { ShownRemark } from '@bailclair/domain/remark/remark.schema.ts'
import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { failure, ok, stubApi } from '@bailclair/site-kit/test/api.ts'
import { signedIn } from '@bailclair/site-kit/test/providers.tsx'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { document as aDocument, completeFile, openFile, profileOf } from '#test/file.tsx'
import { show } from '#test/screen.tsx'
import { begunFile } from '#test/tenant.ts'
import { WithRemarks } from './with-remarks.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const user = userEvent.setup({ delay: null })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const failed = 'The automatic check of your documents did not work. You can still hand in your file.'

type Answer = ReturnType<typeof ok>
const blurred = (documentId: string, page = 1): ShownRemark => ({ documentId, code: 'BLURRED', pages: [page] })
const one = aDocument({ id: 'd-1' })
const other = aDocument({ id: 'd-2' })
const fileWith = (documents: MyFile['documents'], day = 15): MyFile => ({
  ...begunFile,
  documents,
  lastUpdateAt: `2026-11-${day}T12:00:00.000Z`,
})

/** A page whose file changes, on a server whose answers the test gives. */
async function open(first: MyFile, answer: () => Answer | Promise<Answer>) {
  let change: (file: MyFile) => void = () => undefined
  function Page() {
    const [file, setFile] = useState(first)
    change = setFile
    return (
      <WithRemarks file={file}>
        {(remarksOf) =>
          file.documents.map(({ id }) => (
            <p key={id} className="shown">
              {`${id}: ${remarksOf(id)
                .map(({ pages }) => pages)
                .join()}`}
            </p>
          ))
        }
      </WithRemarks>
    )
  }
  const api = stubApi({ 'GET tenant/remarks': answer })
  show(<Page />, { session: signedIn })
  await pass(100)
  return { ...api, change: (file: MyFile) => act(async () => change(file)) }
}

const shown = () => [...document.querySelectorAll('.shown')].map(({ textContent }) => textContent)
const status = () => screen.getByText((_, element) => element?.matches('main p[role=status]') ?? false)

describe('while remarks are asked for again', () => {
  it.each<[string, MyFile, string[]]>([
    ['a document is added', fileWith([one, other], 16), ['d-1: 1', 'd-2: ']],
    ['a document is turned', fileWith([{ ...one, size: 7 }]), ['d-1: 1']],
    ['a document is removed', fileWith([other], 16), ['d-2: ']],
  ])('those known stay: %s', async (_, changed, meanwhile) => {
    let answer: Answer | Promise<Answer> = ok({
      remarks: [blurred('d-1')],
      isComplete: true,
    })
    const { change, sent } = await open(fileWith([one]), () => answer)
    expect(shown()).toEqual(['d-1: 1'])
    const next = Promise.withResolvers<Answer>()
    answer = next.promise
    await change(changed)
    await pass(100)
    expect(sent()).toHaveLength(2)
    expect(shown()).toEqual(meanwhile)
    next.resolve(ok({ remarks: changed.documents.map(({ id }) => blurred(id, 2)), isComplete: true }))
    await pass(100)
    expect(shown()).toEqual(changed.documents.map(({ id }) => `${id}: 2`))
  })

  it('an answer about the file before is not waited for', async () => {
    const answers: (() => void)[] = []
    const answer = () =>
      new Promise<Answer>((resolve) => {
        const page = answers.length + 1
        answers.push(() => resolve(ok({ remarks: [blurred('d-1', page)], isComplete: true })))
      })
    const { change } = await open(fileWith([one]), answer)
    await change(fileWith([one], 16))
    await pass(100)
    expect(answers).toHaveLength(2)
    for (const send of answers.toReversed()) send()
    await pass(100)
    expect(shown()).toEqual(['d-1: 2'])
  })

  it('none is left, and none is asked for, when no document is', async () => {
    const { change, sent } = await open(fileWith([one]), () => failure(500, 'Unexpected'))
    expect(status().textContent).toBe(failed)
    await change(fileWith([], 16))
    await pass(60_000)
    expect(status().textContent).toBe('')
    expect(sent()).toHaveLength(1)
  })
})

describe('the number of remarks', () => {
  it('is told after a change, not when the page opens, nor again when nothing changed', async () => {
    let remarks: ShownRemark[] = [blurred('d-1')]
    const { sent } = await open(fileWith([one]), () => ok({ remarks, isComplete: false }))
    const region = status()
    expect(region.textContent).toBe('')
    await pass(3_100)
    expect(region.textContent).toBe('')

    remarks = [blurred('d-1'), { documentId: 'd-1', code: 'NAME_NOT_FOUND' }]
    await pass(3_100)
    expect(region.textContent).toBe('The automatic check has 2 remarks on your documents.')
    const [told, asked] = [region.firstElementChild, sent().length]
    await pass(7_000)
    expect(sent().length).toBeGreaterThan(asked)
    expect(region.firstElementChild).toBe(told)

    remarks = [blurred('d-1', 2), { documentId: 'd-1', code: 'NAME_NOT_FOUND' }]
    await pass(12_100)
    expect(region.textContent).toBe('The automatic check has 2 remarks on your documents.')
    // another element: screen readers say it again
    expect(region.firstElementChild).not.toBe(told)
    expect(status()).toBe(region)

    remarks = [blurred('d-1')]
    await pass(12_100)
    expect(region.textContent).toBe('The automatic check has 1 remark on your documents.')
    remarks = []
    await pass(12_100)
    expect(region.textContent).toBe('There is nothing to look at in your documents.')
  })
})

describe('a check that does not work', () => {
  it('keeps what is known, says so quietly, and can be tried again', async () => {
    let answer = ok({ remarks: [blurred('d-1')], isComplete: true })
    const { change, sent } = await open(fileWith([one]), () => answer)
    answer = failure(500, 'Unexpected')
    await change(fileWith([one, other], 16))
    await pass(100)
    expect(status().textContent).toBe(failed)
    expect(shown()).toEqual(['d-1: 1', 'd-2: '])
    expect(document.querySelector('main [role=alert]')).toBeNull()

    answer = ok({ remarks: [blurred('d-1'), blurred('d-2')], isComplete: true })
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await pass(100)
    expect(sent()).toHaveLength(3)
    expect(shown()).toEqual(['d-1: 1', 'd-2: 1'])
    expect(status().textContent).toBe('The automatic check has 2 remarks on your documents.')
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
  })

  it('is tried once more by itself when the server is away, and stays told while it is tried again', async () => {
    let answer: Answer | Promise<Answer> = failure(503, 'ServiceUnavailable')
    const { sent } = await open(fileWith([one]), () => answer)
    expect(status().textContent).toBe('')
    await pass(1_500)
    expect(sent()).toHaveLength(2)
    expect(status().textContent).toBe(failed)
    const next = Promise.withResolvers<Answer>()
    answer = next.promise
    const button = screen.getByRole('button', { name: 'Check again' })
    await user.click(button)
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(status().textContent).toBe(failed)
    next.resolve(ok({ remarks: [blurred('d-1')], isComplete: true }))
    await pass(100)
    expect(status().textContent).toBe('The automatic check has 1 remark on your documents.')
  })

  it('does not keep anybody from handing in the file', async () => {
    const { bodies, history } = openFile('/mon-dossier/recapitulatif', {
      profile: profileOf(completeFile),
      answers: { 'GET tenant/remarks': () => failure(500, 'Unexpected') },
    })
    expect(await screen.findByText(failed)).toBeTruthy()
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Hand in my file' }))
    await pass(100)
    expect(bodies('POST tenant/submit')).toEqual([{ declaration: true }])
    expect(history.current().pathname).toBe('/mon-dossier')
  })
})
