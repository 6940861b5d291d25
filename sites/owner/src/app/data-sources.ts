import type { RouteResult } from '@bailclair/domain/contract/route.ts'
import { shareLinkContract } from '@bailclair/domain/share-link/share-link.contract.ts'
import { toTypedCode } from '@bailclair/domain/value/typed-code.ts'
import type { DataSources } from '@bailclair/site-kit/app/data-source.ts'
import { pathTo } from '#platform/paths.ts'

/** Applicants open these from a poster, on a phone (decision 214). */
export const dataSources: DataSources = {
  ConnectProperty: { call: shareLinkContract.open, params: (params) => params },
  ShortLink: {
    call: shareLinkContract.find,
    params: ({ code = '' }) => ({ code: toTypedCode(code) }),
    redirectTo: (data) => pathTo('ConnectProperty', data as RouteResult<typeof shareLinkContract.find>),
  },
}
