import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** Failures that may be over in a moment: nothing answered, or the server says that it is busy. */
const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.status === undefined || error.status === 429 || error.status >= 502)

/** What the signed-in pages have read from the API. A passing failure is tried again once before it is shown. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000, // milliseconds
        retry: (failures, error) => failures < 1 && isPassing(error),
      },
      mutations: { retry: false },
    },
  })
