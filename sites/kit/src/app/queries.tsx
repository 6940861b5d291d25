import { type FetchQueryOptions, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Api } from '#platform/api/api-client.ts'
import { createQueryClient } from '#platform/api/query-client.ts'
import { createSessionApi } from '#platform/api/use-api.ts'
import type { AskAhead } from '#platform/prefetch.ts'

/** Lives as long as the document. Signing out, or in as somebody else, loads a new one. */
const client = createQueryClient()

/** Wraps signed-in pages; its library loads with the first of them. */
export const Queries = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

/** Asks for the profile, which every signed-in page waits for, and for the data of the page. */
export const askAheadFor =
  <T, K extends readonly unknown[]>(profileQuery: (api: Api) => FetchQueryOptions<T, Error, T, K>): AskAhead =>
  ({ baseUrl, language, session, prefetch, params, search }) => {
    const api = createSessionApi(baseUrl, language, session)
    void client.prefetchQuery(profileQuery(api))
    prefetch?.({ client, api, params, search })
  }
