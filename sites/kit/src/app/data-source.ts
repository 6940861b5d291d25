import type { Route as ApiRoute } from '@bailclair/domain/contract/route.ts'
import type { FoundParams } from '#platform/router/path-pattern.ts'

/** A call that the site server makes before it sends a page (decision 214). Its answer is for anybody with the address. */
export type DataSource = {
  call: ApiRoute
  /** Parameters of the call, from those of the page. */
  params: (params: FoundParams) => FoundParams
  /** The visitor is sent to this path instead. */
  redirectTo?: ((data: unknown) => string) | undefined
}

/** By the name of the route. Only the server knows them: contracts are large. */
export type DataSources = Readonly<Record<string, DataSource>>
