import type { Language } from '@bailclair/domain/value/language.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Api } from './api/api-client.ts'
import type { FoundParams } from './router/path-pattern.ts'
import type { Session } from './session.ts'

type Address = { params: FoundParams; search: string }

/** A property of a page: asks for its data while the profile, which the page waits for, is on its way. */
export type Prefetch = (page: Address & { client: QueryClient; api: Api }) => void

/** Asks for the profile, and for the data of a page with a `prefetch`. */
export type AskAhead = (
  page: Address & { prefetch: Prefetch | undefined; baseUrl: string; language: Language; session: Session },
) => void
