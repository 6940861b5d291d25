import type { RowCounts, RowFilter, RowGroup } from '@bailclair/domain/application/row-state.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { filterOfGroup, pathToGroup } from '#platform/application-groups.ts'
import { applicationMessages } from './application.messages.ts'

type Props = { counts: RowCounts; newCount: number; path: string; current: RowFilter | undefined }

/** Each count leads to the rows that it counts; ended ones only if there are some. */
export function ApplicationCounts({ counts, newCount, path, current }: Props) {
  const t = useMessages(applicationMessages).counts
  const groups = (Object.keys(filterOfGroup) as RowGroup[]).filter((group) => group !== 'ended' || counts.ended > 0)
  return (
    <ul className="application-counts screen-only" aria-label={t.label}>
      {groups.map((group) => (
        <li key={group}>
          <a href={pathToGroup(path, group)} aria-current={current === filterOfGroup[group] ? 'true' : undefined}>
            {t[group](counts[group])}
          </a>
        </li>
      ))}
      {newCount > 0 && <li className="application-news">{t.news(newCount)}</li>}
    </ul>
  )
}
