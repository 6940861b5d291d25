import { useMessages } from '#platform/messages/messages.ts'
import { blockMessages } from '#ui/block.messages.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { PageLink } from './page-link.tsx'

type Props = {
  page: number
  /** Unknown while a search goes on. */
  total: number | undefined
  first: string
  previous: string | undefined
  next: string | undefined
  label: string
}

/** For a list that the server gives page by page: from each page only the first, the one before and the next are known. */
export function Sequence({ page, total, first, previous, next, label }: Props) {
  const t = useMessages(blockMessages)
  if (!previous && !next) return null
  return (
    <nav className="pagination" aria-label={label}>
      {page > 2 && <PageLink href={first}>{t.firstPage}</PageLink>}
      <PageLink href={previous} rel="prev">
        <Icon name="chevron-left" />
        {t.previous}
      </PageLink>
      <span>{total === undefined ? t.page(page) : t.pageOf(page, total)}</span>
      <PageLink href={next} rel="next">
        {t.next}
        <Icon name="chevron-right" />
      </PageLink>
    </nav>
  )
}
