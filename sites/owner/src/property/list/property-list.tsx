import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useLanguage, useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { EmptyState } from '@bailclair/site-kit/ui/empty-state/empty-state.tsx'
import { Magnifier } from '@bailclair/site-kit/ui/illustration/drawings/magnifier.tsx'
import { Pagination } from '@bailclair/site-kit/ui/pagination/pagination.tsx'
import { sortRows } from '@bailclair/site-kit/ui/table/sort-rows.ts'
import { Table } from '@bailclair/site-kit/ui/table/table.tsx'
import { useEffect, useId, useMemo, useRef } from 'react'
import { filterProperties } from './filter-properties.ts'
import { ListFilters } from './list-filters.tsx'
import { opensAt } from './opens-at.ts'
import { propertyColumns } from './property-columns.tsx'
import { propertyListMessages } from './property-list.messages.ts'
import { useListState } from './use-list-state.ts'

/** Above this, search and status appear. */
const manyProperties = 10
/** Rows on a page: as fast with 1,000 properties as with 20. */
const pageSize = 20

type Props = { properties: readonly PropertySummary[] }

/** «My properties»: sorted, searched and paged in the browser, which has them all from the profile. */
export function PropertyList({ properties }: Props) {
  const t = useMessages(propertyListMessages)
  const { language } = useLanguage()
  const format = useFormats()
  const { state, change, hrefOfPage } = useListState()
  const searchId = useId()

  // A filter that no control shows would hide properties for no visible reason.
  const hasFilters = properties.length > manyProperties
  const { search, status } = hasFilters ? state : { search: '', status: undefined }
  const columns = useMemo(() => propertyColumns(t, format), [t, format])
  const found = useMemo(() => filterProperties(properties, { search, status }), [properties, search, status])
  const sorted = useMemo(() => sortRows(found, columns, state.sort, language), [found, columns, state.sort, language])

  const pages = Math.max(1, Math.ceil(sorted.length / pageSize))
  const page = Math.min(state.page, pages)
  const title = useFocusOnPage(page)

  const clear = () => {
    change({ search: '', status: undefined })
    // The button pressed goes away with the message.
    document.getElementById(searchId)?.focus()
  }

  return (
    <section className="property-list" aria-labelledby="property-list-title">
      <h2 id="property-list-title" ref={title} tabIndex={-1}>
        {t.title}
      </h2>
      {hasFilters && (
        <>
          <ListFilters properties={properties} state={state} onChange={change} searchId={searchId} />
          <p role="status" className="property-count">
            {t.count(found.length, properties.length)}
            {pages > 1 && ` · ${t.pageOf(page, pages)}`}
          </p>
        </>
      )}
      {sorted.length === 0 ? (
        <EmptyState
          level={3}
          illustration={<Magnifier />}
          title={t.nothingFound.title}
          actions={
            <Button variant="secondary" onClick={clear}>
              {t.filters.clear}
            </Button>
          }
        >
          {t.nothingFound.text}
        </EmptyState>
      ) : (
        <Table
          caption={t.title}
          columns={columns}
          rows={sorted.slice((page - 1) * pageSize, page * pageSize)}
          rowKey={({ id }) => id}
          rowLink={opensAt}
          sort={state.sort}
          onSort={(sort) => change({ sort })}
        />
      )}
      <Pagination label={t.pages} page={page} total={pages} hrefOf={hrefOfPage} />
    </section>
  )
}

/** The links to other pages are below the rows: whoever follows one is brought back above them. */
function useFocusOnPage(page: number) {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    title.current?.focus({ preventScroll: true })
    title.current?.scrollIntoView()
  }, [page])
  return title
}
