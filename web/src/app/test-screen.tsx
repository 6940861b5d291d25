import { render } from '@testing-library/react'
import type { ComponentProps, ReactNode } from 'react'
import { toasts } from '#platform/toasts.ts'
import { Toasts } from '#ui/toast/toasts.tsx'
import { TestProviders } from './test-providers.tsx'

/** Renders a part of a page as a visitor sees it, toasts included; English unless said otherwise. */
export function show(part: ReactNode, providers: Omit<ComponentProps<typeof TestProviders>, 'children'> = {}) {
  for (const { id } of toasts.current()) toasts.dismiss(id)
  return render(
    <TestProviders language="en" {...providers}>
      <main>{part}</main>
      <Toasts />
    </TestProviders>,
  )
}
