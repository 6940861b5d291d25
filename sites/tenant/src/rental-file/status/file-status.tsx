import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Seal } from '@bailclair/site-kit/ui/illustration/drawings/seal.tsx'
import { Tray } from '@bailclair/site-kit/ui/illustration/drawings/tray.tsx'
import { Card } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { homeSections, pathTo } from '#platform/paths.ts'
import { placeOf } from '#rental-file/file-places.ts'
import { MissingList } from '#rental-file/missing-list.tsx'
import { pathToPlace } from '#rental-file/place-paths.ts'
import { standingOf } from '#rental-file/standing.ts'
import { StandingBadge } from '#rental-file/standing-badge.tsx'
import { type FileStanding, fileStandingOf } from './file-standing.ts'
import { statusMessages } from './status.messages.ts'

/** Where the file stands and the one next action. */
export function FileStatus({ file }: { file: MyFile }) {
  const t = useMessages(statusMessages)
  const { figures } = useSiteConfig()
  const outlook = fileStandingOf(file)
  const { title, text } = t[outlook]
  return (
    <Card className="file-status" id={homeSections.status}>
      {outlook === 'IN_REVIEW' && <Tray />}
      {outlook === 'VERIFIED' && <Seal />}
      <StandingBadge standing={standingOf(file)} />
      <h2>{title}</h2>
      <p>{text(figures.answerHours)}</p>
      {outlook === 'TO_COMPLETE' && <MissingList file={file} />}
      {outlook === 'IN_REVIEW' && isLate(file, figures.answerHours) && <p>{t.late}</p>}
      <NextAction file={file} outlook={outlook} />
    </Card>
  )
}

const hourMs = 3_600_000

/** Submitted longer ago than the promised time. */
const isLate = ({ submittedAt }: MyFile, answerHours: number) =>
  submittedAt !== undefined && Date.now() - Date.parse(submittedAt) > answerHours * hourMs

/** One action, or none while others must act. */
function NextAction({ file, outlook }: { file: MyFile; outlook: FileStanding }) {
  const { actions: t } = useMessages(statusMessages)
  const [first] = file.missing
  const next = pathToPlace(first ? placeOf(first) : { name: 'summary' })
  const actions: Partial<Record<FileStanding, [href: string, label: string]>> = {
    TO_COMPLETE: [next, t.complete],
    TO_SUBMIT: [next, t.submit],
    TO_CORRECT: [next, t.correct],
    VERIFIED: [pathTo('FileAccess'), t.accesses],
  }
  const action = actions[outlook]
  if (!action) return null
  const [href, label] = action
  return (
    <ButtonLink href={href} iconEnd="arrow-right">
      {label}
    </ButtonLink>
  )
}
