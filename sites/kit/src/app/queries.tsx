import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createQueryClient } from '#platform/api/query-client.ts'

/** Lasts as long as the document: signing out, or in as someone else, loads another. */
const client = createQueryClient()

/** Around the pages that need sign-in, with the library they share; loaded with the first of them. */
export const Queries = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)
