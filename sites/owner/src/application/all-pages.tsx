import {
  type applicationListContract,
  applicationPageSize,
} from '@bailclair/domain/application/application-list.contract.ts'
import type { RouteResult } from '@bailclair/domain/contract/route.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Pagination } from '@bailclair/site-kit/ui/pagination/pagination.tsx'
import { Sequence } from '@bailclair/site-kit/ui/pagination/sequence.tsx'
import type { AllListState } from './all-list-state.ts'
import { applicationMessages } from './application.messages.ts'

/** An answer with the state it was asked for. */
export type AllList = RouteResult<typeof applicationListContract.list> & { state: AllListState }
export type ListPlace = Pick<AllListState, 'page' | 'after' | 'before'>

/** Whether the list is too long to be sorted and searched whole, and its pages lead only to those beside them. */
export const isLongList = ({ next, previous }: AllList): boolean => next !== undefined || previous !== undefined

/** Undefined while a search goes on. */
export const countPages = ({ found }: AllList): number | undefined =>
  found === undefined ? undefined : Math.max(1, Math.ceil(found / applicationPageSize))

/** A long list without a place is at its beginning, whatever number the address has. */
export const longPageOf = ({ state: { after, before, page } }: AllList): number => (after || before ? page : 1)

type Props = { list: AllList; hrefOf: (place: ListPlace) => string }

export function AllPages({ list, hrefOf }: Props) {
  const { pages: label } = useMessages(applicationMessages)
  const pages = countPages(list)
  if (!isLongList(list)) {
    const total = pages ?? 1
    return (
      <Pagination
        page={Math.min(list.state.page, total)}
        total={total}
        hrefOf={(number) => hrefOf({ page: number })}
        label={label}
      />
    )
  }
  const page = longPageOf(list)
  return (
    <Sequence
      page={page}
      total={pages && Math.max(pages, page)}
      first={hrefOf({ page: 1 })}
      previous={list.previous && hrefOf(page > 2 ? { page: page - 1, before: list.previous } : { page: 1 })}
      next={list.next && hrefOf({ page: page + 1, after: list.next })}
      label={label}
    />
  )
}
