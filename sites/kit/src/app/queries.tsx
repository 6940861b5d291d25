import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createQueryClient } from '#platform/api/query-client.ts'

/** Lives as long as the document. Signing out, or in as somebody else, loads a new one. */
const client = createQueryClient()

/** Wraps signed-in pages; its library loads with the first of them. */
export const Queries = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)
