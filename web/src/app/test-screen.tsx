import { toasts } from '@bailclair/front/platform/toasts.ts'
import { Toasts } from '@bailclair/front/ui/toast/toasts.tsx'
import { render } from '@testing-library/react'
import type { ComponentProps, ReactNode } from 'react'
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
