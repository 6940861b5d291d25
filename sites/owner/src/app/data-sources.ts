import type { RouteResult } from '@bailclair/domain/contract/route.ts'
import { shareLinkContract } from '@bailclair/domain/share-link/share-link.contract.ts'
import { statisticsContract } from '@bailclair/domain/statistics/statistics.contract.ts'
import { toTypedCode } from '@bailclair/domain/value/typed-code.ts'
import type { DataSources } from '@bailclair/site-kit/app/data-source.ts'
import { pathTo } from '#platform/paths.ts'

/** Share links are opened from a poster, on a phone; figures are all that their page says (decision 214). */
export const dataSources: DataSources = {
  Statistics: { call: statisticsContract.all, params: () => ({}) },
  ConnectProperty: { call: shareLinkContract.open, params: (params) => params },
  ShortLink: {
    call: shareLinkContract.find,
    params: ({ code = '' }) => ({ code: toTypedCode(code) }),
    redirectTo: (data) => pathTo('ConnectProperty', data as RouteResult<typeof shareLinkContract.find>),
  },
}
