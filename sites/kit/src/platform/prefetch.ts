import type { QueryClient } from '@tanstack/react-query'
import type { Api } from './api/api-client.ts'
import type { FoundParams } from './router/path-pattern.ts'

/** A property of a page: asks for its data while the profile, which the page waits for, is on its way. */
export type Prefetch = (page: { client: QueryClient; api: Api; params: FoundParams; search: string }) => void
