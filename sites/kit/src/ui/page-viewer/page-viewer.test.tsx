import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LanguageProvider } from '#platform/messages/language-provider.tsx'
import { PageTools } from './page-tools.tsx'
import { PageViewer } from './page-viewer.tsx'
import { firstView } from './view.ts'

afterEach(cleanup)

const pages = 3
const refetch = vi.fn()

/** `loaded`: the pages that are there; others load, or have failed. */
function Viewer({ loaded, hasFailed }: { loaded: readonly number[]; hasFailed: boolean }) {
  const [view, setView] = useState(firstView)
  const [pictures] = useState(() => Array.from({ length: pages + 1 }, (_, page) => new Blob([String(page)])))
  const data = loaded.includes(view.page) ? pictures[view.page] : undefined
  const picture = { data, error: hasFailed && !data ? new Error('away') : null, isFetching: !data, refetch }
  return (
    <>
      <PageTools view={view} pages={pages} onView={setView} />
      <PageViewer label="Payslips" pages={pages} picture={picture} view={view} onView={setView} />
    </>
  )
}

function open({ loaded = [1, 2, 3], hasFailed = false } = {}) {
  const viewer = (now: readonly number[]) => (
    <LanguageProvider initial="en">
      <Viewer loaded={now} hasFailed={hasFailed} />
    </LanguageProvider>
  )
  const { rerender } = render(viewer(loaded))
  return { load: (...now: number[]) => rerender(viewer(now)) }
}
const findPage = (page: number) => screen.findByRole('img', { name: `Payslips, page ${page} of ${pages}` })
const stage = () => screen.getByRole('region', { name: 'Payslips' })
const button = (name: string) => screen.getByRole('button', { name })
const press = (key: string) => userEvent.keyboard(`{${key}}`)

describe('the tools of a page', () => {
  it.each([
    ['Next page', 2, 'Page 3 of 3'],
    ['Zoom in', 4, '400%'],
    ['Zoom out', 2, '50%'],
  ])('%s keeps the focus at the end, where it does nothing', async (name, presses, shown) => {
    open()
    button(name).focus()
    for (let count = 1; count < presses; count += 1) await press('Enter')
    expect(button(name).getAttribute('aria-disabled')).toBeNull()
    await press('Enter')
    expect(button(name).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText(shown)).toBeTruthy()
    await press('Enter')
    expect(screen.getByText(shown)).toBeTruthy()
    expect(document.activeElement).toBe(button(name))
  })

  it('Previous page does, too', async () => {
    open()
    await userEvent.click(button('Next page'))
    await userEvent.click(button('Previous page'))
    expect(button('Previous page').getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(button('Previous page'))
  })
})

describe('the page', () => {
  it('keeps the focus while the next one loads', async () => {
    const { load } = open({ loaded: [1] })
    await findPage(1)
    const first = stage()
    expect(first.tabIndex).toBe(0)
    first.focus()
    await press('PageDown')
    expect(screen.queryByRole('img')).toBeNull()
    expect(stage()).toBe(first)
    expect(first.tabIndex).toBe(0)
    expect(first.getAttribute('aria-busy')).toBe('true')
    expect(document.activeElement).toBe(first)
    load(1, 2)
    await findPage(2)
    expect(first.getAttribute('aria-busy')).toBe('false')
    expect(document.activeElement).toBe(first)
  })

  it('is not skipped by a key that is held down while it loads', async () => {
    open({ loaded: [1] })
    await findPage(1)
    stage().focus()
    await press('PageDown')
    await press('PageDown')
    expect(screen.getByText('Page 2 of 3')).toBeTruthy()
  })

  it('keeps the focus when it could not be loaded, and says so', async () => {
    open({ loaded: [1], hasFailed: true })
    await findPage(1)
    const first = stage()
    first.focus()
    await press('PageDown')
    expect((await screen.findByRole('alert')).textContent).toContain('The document could not be shown')
    expect(document.activeElement).toBe(first)
    await press('PageUp')
    expect(await findPage(1)).toBeTruthy()
  })
})
