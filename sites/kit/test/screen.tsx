import { render } from '@testing-library/react'
import { type ReactNode, useEffect } from 'react'
import type { Site } from '#app/site.ts'
import { keepFocus } from '#platform/focus/keep-focus.ts'
import { toasts } from '#platform/toasts.ts'
import { Toasts } from '#ui/toast/toasts.tsx'
import { type TestProps, TestSite } from './providers.tsx'

function Content({ children }: { children: ReactNode }) {
  useEffect(() => keepFocus(document), [])
  return (
    <main id="content" tabIndex={-1}>
      {children}
    </main>
  )
}

/** Renders a component as a visitor sees it, with toasts; in English by default. */
export const createShow =
  (site: Site) =>
  (part: ReactNode, providers: Omit<TestProps, 'children'> = {}) => {
    for (const { id } of toasts.current()) toasts.dismiss(id)
    return render(
      <TestSite site={site} language="en" {...providers}>
        <Content>{part}</Content>
        <Toasts />
      </TestSite>,
    )
  }
