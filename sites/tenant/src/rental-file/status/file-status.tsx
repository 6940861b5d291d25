import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Seal } from '@bailclair/site-kit/ui/illustration/drawings/seal.tsx'
import { Tray } from '@bailclair/site-kit/ui/illustration/drawings/tray.tsx'
import { Card, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { pathTo } from '#platform/paths.ts'
import { MissingList } from '#rental-file/missing-list.tsx'
import { peopleMessages } from '#rental-file/people/people.messages.ts'
import { People } from '#rental-file/people/people.tsx'
import { pathToPlace } from '#rental-file/place-paths.ts'
import { standingOf } from '#rental-file/standing.ts'
import { StandingBadge } from '#rental-file/standing-badge.tsx'
import { type FileStanding, fileStandingOf } from './file-standing.ts'
import { FileTrack } from './file-track.tsx'
import { IncomeCorrections } from './income-corrections.tsx'
import { statusMessages } from './status.messages.ts'

export function FileStatus({ file }: { file: MyFile }) {
  const t = useMessages(statusMessages)
  const people = useMessages(peopleMessages)
  return (
    <Stack gap={48}>
      <Now file={file} />
      <IncomeCorrections file={file} />
      <FileTrack file={file} />
      {file.tenants.length > 1 && (
        <section>
          <h2 className="file-section">{people.title}</h2>
          <p className="file-status-people muted">{t.people}</p>
          <People file={file} />
        </section>
      )}
    </Stack>
  )
}

function Now({ file }: { file: MyFile }) {
  const t = useMessages(statusMessages)
  const { figures } = useSiteConfig()
  const outlook = fileStandingOf(file)
  const { title, text } = t[outlook]
  return (
    <Card className="file-status">
      {outlook === 'IN_REVIEW' && <Tray />}
      {outlook === 'VERIFIED' && <Seal />}
      <StandingBadge standing={standingOf(file)} />
      <h2>{title}</h2>
      <p>{text(figures.answerHours)}</p>
      {outlook === 'TO_COMPLETE' && <MissingList file={file} />}
      {outlook === 'IN_REVIEW' && isLate(file, figures.answerHours) && <p>{t.late}</p>}
      <NextAction outlook={outlook} />
    </Card>
  )
}

const hourMs = 3_600_000

/** Submitted longer ago than the promised time. */
const isLate = ({ submittedAt }: MyFile, answerHours: number) =>
  submittedAt !== undefined && Date.now() - Date.parse(submittedAt) > answerHours * hourMs

/** One action, or none while others must act. */
function NextAction({ outlook }: { outlook: FileStanding }) {
  const { actions: t } = useMessages(statusMessages)
  const actions: Partial<Record<FileStanding, [href: string, label: string]>> = {
    TO_COMPLETE: [pathTo('MyFile'), t.complete],
    TO_SUBMIT: [pathToPlace({ name: 'summary' }), t.submit],
    TO_CORRECT: [pathTo('Messages'), t.correct],
    VERIFIED: [pathTo('FileAccess'), t.accesses],
  }
  const action = actions[outlook]
  if (!action) return null
  const [href, label] = action
  return <ButtonLink href={href}>{label}</ButtonLink>
}
