import { useMessages } from '#platform/messages/messages.ts'
import { blockMessages } from '#ui/block.messages.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { PageLink } from './page-link.tsx'
import { pageList } from './page-list.ts'

type Props = {
  page: number
  total: number
  /** Real links, so that Back and bookmarks work. */
  hrefOf: (page: number) => string
  /** Needed when a page has several paginations: «Pages de mes biens». */
  label?: string | undefined
}

export function Pagination({ page, total, hrefOf, label }: Props) {
  const t = useMessages(blockMessages)
  if (total < 2) return null
  return (
    <nav className="pagination" aria-label={label ?? t.pages}>
      <PageLink href={page > 1 ? hrefOf(page - 1) : undefined} rel="prev">
        <Icon name="chevron-left" />
        {t.previous}
      </PageLink>
      <span className="narrow-only">{t.pageOf(page, total)}</span>
      <ol className="pagination-pages wide-only">
        {pageList(page, total).map((item, index) =>
          item === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other identity
            <li key={`gap-${index}`} className="pagination-link">
              …
            </li>
          ) : (
            <li key={item}>
              <PageLink href={hrefOf(item)} label={t.page(item)} isCurrent={item === page}>
                {item}
              </PageLink>
            </li>
          ),
        )}
      </ol>
      <PageLink href={page < total ? hrefOf(page + 1) : undefined} rel="next">
        {t.next}
        <Icon name="chevron-right" />
      </PageLink>
    </nav>
  )
}
