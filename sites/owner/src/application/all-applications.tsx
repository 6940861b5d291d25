import {
  type ApplicationOfOwner,
  applicationPageSize,
} from '@bailclair/domain/application/application-list.contract.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useLocation, useSearchParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { Button, ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { EmptyState } from '@bailclair/site-kit/ui/empty-state/empty-state.tsx'
import { useMemo, useState } from 'react'
import { effortRateTexts } from '#platform/effort-rate-texts.messages.ts'
import { pathTo } from '#platform/paths.ts'
import { allApplicationColumns, type PlacedApplication } from './all-application-columns.tsx'
import { AllApplicationFilters, type NamedProperty } from './all-application-filters.tsx'
import { allApplicationsMessages } from './all-applications.messages.ts'
import { useReloadApplications } from './all-applications.queries.ts'
import { type AllListFilters, filterOf, isAllFiltered, readAllListState, writeAllListState } from './all-list-state.ts'
import { type AllList, AllPages, countPages, isLongList, type ListPlace, longPageOf } from './all-pages.tsx'
import { applicationMessages } from './application.messages.ts'
import { applicationColumns } from './application-columns.tsx'
import { ApplicationCounts } from './application-counts.tsx'
import { DownloadApplications } from './download-applications.tsx'
import { lateEffortRateDialog } from './late-dialogs.ts'
import { type ListedApplication, listApplications } from './listed-application.ts'
import { markNews, useReportSeen } from './new-marks.ts'
import { SelectableApplications } from './selectable-applications.tsx'

type Props = {
  list: AllList
  properties: readonly NamedProperty[]
  busy: boolean
}

/** Applications to all properties, in the order of the server. */
export function AllApplications({ list, properties, busy }: Props) {
  const t = useMessages(allApplicationsMessages)
  const texts = useMessages(applicationMessages)
  const { pathname } = useLocation()
  const { state, change, hrefOf } = useAllListState(list.state)
  const rows = useMemo(() => placeApplications(list.applications), [list.applications])
  const [explained, setExplained] = useState<ListedApplication>()
  const columns = useAllColumns(setExplained)
  useReportSeen(rows)
  const reload = useReloadApplications()
  const isLong = isLongList(list)
  const isSearchUnfinished = list.found === undefined && list.next !== undefined && rows.length < applicationPageSize
  return (
    <section className="applications all-applications" aria-label={t.title}>
      <div className="cluster cluster-between applications-head">
        <ApplicationCounts
          counts={list.counts}
          newCount={Math.max(list.newCount, rows.filter(({ isNew }) => isNew).length)}
          path={pathname}
          current={state.status}
        />
        {rows.length > 0 && (
          <div className="applications-actions">
            <DownloadApplications filter={filterOf(state)}>{texts.csv}</DownloadApplications>
            <Button variant="quiet" compact icon="print" onClick={() => window.print()}>
              {isLong || countPages(list) !== 1 ? t.printPage : texts.print}
            </Button>
          </div>
        )}
      </div>
      <AllApplicationFilters state={state} properties={properties} onChange={change} />
      <p className="muted application-found" role="status">
        {isAllFiltered(state) && list.found !== undefined && t.found(list.found)}
        {isSearchUnfinished && rows.length > 0 && t.unfinished}
      </p>
      {isLong && <p className="muted">{t.long}</p>}
      {rows.length === 0 && isSearchUnfinished && (
        <EmptyState
          illustration="letter"
          title={t.notYetFound}
          actions={
            <ButtonLink href={hrefOf({ page: longPageOf(list) + 1, after: list.next })}>{t.searchOn}</ButtonLink>
          }
        >
          {t.unfinished}
        </EmptyState>
      )}
      {rows.length === 0 && !isSearchUnfinished && (
        <EmptyState
          illustration="letter"
          title={texts.nothingFound.title}
          actions={
            <Button variant="secondary" onClick={() => change({ status: undefined, property: undefined, search: '' })}>
              {texts.filters.clear}
            </Button>
          }
        >
          {t.nothingFound}
        </EmptyState>
      )}
      <SelectableApplications
        caption={t.caption}
        columns={columns}
        found={rows}
        shown={rows}
        total={list.found ?? rows.length}
        busy={busy}
        onChanged={reload}
      />
      <AllPages list={list} hrefOf={hrefOf} />
      <lateEffortRateDialog.Part
        isNeeded={explained !== undefined}
        application={explained}
        onClose={() => setExplained(undefined)}
        onFailed={() => setExplained(undefined)}
      />
    </section>
  )
}

function placeApplications(applications: readonly ApplicationOfOwner[]): PlacedApplication[] {
  const today = todayInParis(new Date())
  return applications.flatMap((row) =>
    markNews(listApplications([row], row.property, today)).map((listed) => ({
      ...listed,
      property: row.property,
      receivedAt: new Date(row.createdAt),
    })),
  )
}

function useAllColumns(onExplainRate: (application: ListedApplication) => void) {
  const t = useMessages(allApplicationsMessages)
  const texts = useMessages(applicationMessages)
  const { rate: rateName } = useMessages(effortRateTexts)
  const formats = useFormats()
  const { hosts } = useSiteConfig()
  return useMemo(() => {
    const hrefOf = (id: string) => pathTo('Application', { id })
    const externalHrefOf = (token: string) => `${hosts.tenant}/dossier/${encodeURIComponent(token)}`
    const columns = applicationColumns({ t: texts, rateName, formats, hrefOf, externalHrefOf, onExplainRate })
    return allApplicationColumns(columns, t)
  }, [t, texts, rateName, formats, hosts, onExplainRate])
}

function filtersIn(params: URLSearchParams): AllListFilters {
  const { status, property, search } = readAllListState(params)
  return { status, property, search }
}

function useAllListState({ status, property, search: words }: AllListFilters) {
  const { pathname, search } = useLocation()
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => readAllListState(params), [params])
  const change = (changes: Partial<AllListFilters>) =>
    setParams((next) => writeAllListState(next, { ...filtersIn(next), ...changes, page: 1 }), {
      push: changes.search === undefined,
    })
  const hrefOf = (place: ListPlace) => {
    const next = new URLSearchParams(search)
    writeAllListState(next, { status, property, search: words, ...place })
    return `${pathname}${next.size > 0 ? `?${next}` : ''}`
  }
  return { state, change, hrefOf }
}
