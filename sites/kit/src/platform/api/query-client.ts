import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** Temporary failures: no answer, or the server is busy. */
const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.status === undefined || error.status === 429 || error.status >= 502)

/** Retries a temporary failure once before it is shown. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000, // ms
        retry: (failures, error) => failures < 1 && isPassing(error),
      },
      mutations: { retry: false },
    },
  })
