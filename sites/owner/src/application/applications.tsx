import type { ApplicationRow } from '@bailclair/domain/application/application-row.schema.ts'
import { countRows, type RowCounts } from '@bailclair/domain/application/row-state.rules.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useLocation, useSearchParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { Button, ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { EmptyState } from '@bailclair/site-kit/ui/empty-state/empty-state.tsx'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { Magnifier } from '@bailclair/site-kit/ui/illustration/drawings/magnifier.tsx'
import { latePart } from '@bailclair/site-kit/ui/late-part/late-part.tsx'
import { Pagination } from '@bailclair/site-kit/ui/pagination/pagination.tsx'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { effortRateTexts } from '#platform/effort-rate-texts.messages.ts'
import { helpAbout } from '#platform/help.ts'
import { pathTo } from '#platform/paths.ts'
import { applicationMessages } from './application.messages.ts'
import { applicationColumns } from './application-columns.tsx'
import { ApplicationCounts } from './application-counts.tsx'
import { ApplicationFilters } from './application-filters.tsx'
import { DownloadApplications } from './download-applications.tsx'
import { lateEffortRateDialog } from './late-dialogs.ts'
import { isFiltered, readListState } from './list-state.ts'
import { type ListedApplication, listApplications, type Rent } from './listed-application.ts'
import { markNews, useReportSeen } from './new-marks.ts'
import { SelectableApplications } from './selectable-applications.tsx'
import { useApplicationList, useListSearch } from './use-application-list.ts'

const shortlist = latePart(async () => (await import('./compare-shortlist.tsx')).CompareShortlist)

type Props = {
  propertyId: string
  rows: readonly ApplicationRow[]
  rent: Rent
  /** Refetches the rows. */
  onChanged: () => Promise<unknown>
  /** Of all applications, if there are more than `rows`: too many for one answer. */
  whole?: (RowCounts & { live: number; news: number }) | undefined
  /** Shown while there are no applications. */
  whenEmpty: ReactNode
}

export function Applications({ propertyId, rows, rent, whole, onChanged, whenEmpty }: Props) {
  const t = useMessages(applicationMessages)
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const { rentCost, chargesCost } = rent
  const applications = useMemo(
    () => markNews(listApplications(rows, { rentCost, chargesCost }, todayInParis(new Date()))),
    [rows, rentCost, chargesCost],
  )
  const wholeList = `${pathTo('Applications')}?bien=${propertyId}`
  const titleId = useId()
  return (
    <section className="applications" aria-labelledby={titleId}>
      <div className="cluster cluster-between applications-head">
        <div>
          <h2 id={titleId}>{t.title}</h2>
          {rows.length > 0 && (
            <ApplicationCounts
              counts={whole ?? countRows(applications.map(({ status }) => status))}
              newCount={whole?.news ?? applications.filter(({ isNew }) => isNew).length}
              path={whole ? wholeList : pathname}
              current={readListState(params).status}
            />
          )}
        </div>
        {rows.length > 0 && (
          <div className="applications-actions">
            <DownloadApplications filter={{ property: propertyId }}>{t.csv}</DownloadApplications>
            <Button variant="quiet" compact icon="print" onClick={() => window.print()}>
              {t.print}
            </Button>
          </div>
        )}
      </div>
      <shortlist.Part
        isNeeded={applications.some(({ stage }) => stage === 'SHORTLISTED')}
        propertyId={propertyId}
        applications={applications}
      />
      {whole && (
        <Callout
          kind="info"
          actions={
            <ButtonLink variant="secondary" compact href={wholeList}>
              {t.tooMany.all}
            </ButtonLink>
          }
        >
          {t.tooMany.text(rows.length, whole.live)}
        </Callout>
      )}
      {rows.length === 0 ? (
        whenEmpty
      ) : (
        <ApplicationTable propertyId={propertyId} applications={applications} onChanged={onChanged} />
      )}
    </section>
  )
}

type TableProps = Pick<Props, 'propertyId' | 'onChanged'> & { applications: readonly ListedApplication[] }

/** Up to this many, all of them are on the screen: nothing to search. */
const fewApplications = 5

function ApplicationTable({ applications, ...actions }: TableProps) {
  const t = useMessages(applicationMessages)
  const { rate: rateName } = useMessages(effortRateTexts)
  const formats = useFormats()
  const { hosts } = useSiteConfig()
  const [explained, setExplained] = useState<ListedApplication>()
  const listSearch = useListSearch()

  const columns = useMemo(() => {
    const hrefOf = (id: string) => `${pathTo('Application', { id })}${listSearch}`
    const externalHrefOf = (token: string) => `${hosts.tenant}/dossier/${encodeURIComponent(token)}`
    return applicationColumns({ t, rateName, formats, hrefOf, externalHrefOf, onExplainRate: setExplained })
  }, [t, rateName, formats, hosts, listSearch])
  const { state, found, shown, page, pages, hrefOf, change } = useApplicationList(applications, columns)
  useReportSeen(shown)

  return (
    <>
      {(applications.length > fewApplications || isFiltered(state)) && (
        <ApplicationFilters state={state} onChange={change} />
      )}
      <p className="muted application-found" role="status">
        {found.length < applications.length && t.count(found.length, applications.length)}
      </p>
      {found.length === 0 && isFiltered(state) && (
        <NothingFound onClear={() => change({ search: '', status: undefined, type: undefined })} />
      )}
      <SelectableApplications
        caption={t.caption}
        columns={columns}
        found={found}
        shown={shown}
        total={applications.length}
        sort={state.sort}
        onSort={(sort) => change({ sort })}
        {...actions}
      />
      <p className="small muted applications-note">
        {t.rateNote}{' '}
        <ExternalLink className="screen-only" href={helpAbout('fileNotVisible')}>
          {t.notVisible}
        </ExternalLink>
      </p>
      <Pagination page={page} total={pages} hrefOf={hrefOf} label={t.pages} />
      <lateEffortRateDialog.Part
        isNeeded={explained !== undefined}
        application={explained}
        onClose={() => setExplained(undefined)}
        onFailed={() => setExplained(undefined)}
      />
    </>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const { nothingFound, filters } = useMessages(applicationMessages)
  return (
    <EmptyState
      illustration={<Magnifier />}
      level={3}
      title={nothingFound.title}
      actions={
        <Button variant="secondary" onClick={onClear}>
          {filters.clear}
        </Button>
      }
    >
      {nothingFound.text}
    </EmptyState>
  )
}
