import type { ApplicationRow } from '@bailclair/domain/application/application-row.schema.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { VisuallyHidden } from '@bailclair/site-kit/ui/visually-hidden.tsx'
import { type ReactNode, useMemo } from 'react'
import { pathTo } from '#platform/paths.ts'
import { applicationMessages } from './application.messages.ts'
import { applicationColumns } from './application-columns.tsx'
import { type ListedApplication, listApplications, type Rent } from './listed-application.ts'
import { neighbourMessages } from './neighbour.messages.ts'
import { markNews } from './new-marks.ts'
import { useApplicationList, useListSearch } from './use-application-list.ts'

type Props = { id: string; rows: readonly ApplicationRow[]; rent: Rent }

const nothing = () => undefined
const nowhere = () => ''

/** The application before and after, in the order and with the filters of the table. */
export function ApplicationNeighbours({ id, rows, rent: { rentCost, chargesCost } }: Props) {
  const t = useMessages(neighbourMessages)
  const texts = useMessages(applicationMessages)
  const formats = useFormats()
  const applications = useMemo(
    () => markNews(listApplications(rows, { rentCost, chargesCost }, todayInParis(new Date()))),
    [rows, rentCost, chargesCost],
  )
  const columns = useMemo(
    () =>
      applicationColumns({
        t: texts,
        rateName: '',
        formats,
        hrefOf: nowhere,
        externalHrefOf: nowhere,
        onExplainRate: nothing,
      }),
    [texts, formats],
  )
  const { found } = useApplicationList(applications, columns)
  const place = found.findIndex((application) => application.id === id)
  if (place < 0 || found.length < 2) return null
  return (
    <nav className="cluster application-neighbours" aria-label={t.label}>
      <Neighbour application={found[place - 1]} rel="prev">
        <Icon name="chevron-left" />
        {t.previous}
      </Neighbour>
      <span className="muted">{t.place(place + 1, found.length)}</span>
      <Neighbour application={found[place + 1]} rel="next">
        {t.next}
        <Icon name="chevron-right" />
      </Neighbour>
    </nav>
  )
}

type NeighbourProps = { application: ListedApplication | undefined; rel: 'prev' | 'next'; children: ReactNode }

function Neighbour({ application, rel, children }: NeighbourProps) {
  const listSearch = useListSearch()
  // At both ends the word stays without a link, so that nothing moves.
  if (!application) return <span className="pagination-link">{children}</span>
  return (
    <a className="pagination-link" rel={rel} href={`${pathTo('Application', { id: application.id })}${listSearch}`}>
      {children}
      <VisuallyHidden>, {application.name}</VisuallyHidden>
    </a>
  )
}
