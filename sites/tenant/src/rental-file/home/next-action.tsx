import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Card } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { pathTo } from '#platform/paths.ts'
import { placeOf } from '../file-places.ts'
import { MissingList } from '../missing-list.tsx'
import { pathToPlace } from '../place-paths.ts'
import { standingMessages } from '../standing.messages.ts'
import { type Standing, standingOf } from '../standing.ts'
import { StandingBadge } from '../standing-badge.tsx'

/** The state of the tenant's part, what is missing, and one next action. */
export function NextAction({ file }: { file: MyFile }) {
  const t = useMessages(standingMessages)
  const standing = standingOf(file)
  const { title, action } = t[standing]
  return (
    <Card className="next-action">
      <StandingBadge standing={standing} />
      <h2>{title}</h2>
      <Explanation file={file} standing={standing} />
      <div>
        <ButtonLink href={nextPath(file, standing)} iconEnd="arrow-right">
          {action}
        </ButtonLink>
      </div>
    </Card>
  )
}

function Explanation({ file, standing }: { file: MyFile; standing: Standing }) {
  const t = useMessages(standingMessages).texts
  const { figures } = useSiteConfig()
  switch (standing) {
    case 'TO_COMPLETE':
      return (
        <div>
          <p>{t.missing(file.missing.length)}</p>
          <MissingList file={file} />
        </div>
      )
    case 'TO_CORRECT':
      return (
        <div>
          <p>{t.TO_CORRECT}</p>
          <MissingList file={file} />
        </div>
      )
    case 'IN_REVIEW':
      return <p>{t.IN_REVIEW(figures.answerHours)}</p>
    case 'VERIFIED':
      return <p>{file.status === 'VALIDATED' ? t.VERIFIED : t.others}</p>
    case 'TO_SUBMIT':
      return <p>{t.TO_SUBMIT}</p>
  }
}

/** The first missing item; then the declaration; after submission, the status. */
function nextPath({ missing }: MyFile, standing: Standing): string {
  if (standing === 'IN_REVIEW' || standing === 'VERIFIED') return pathTo('Status')
  const first = missing[0]
  return pathToPlace(first ? placeOf(first) : { name: 'summary' })
}
