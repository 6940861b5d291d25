import type { MyApplication } from '@bailclair/domain/application/progress.schema.ts'
import { ApiError } from '@bailclair/site-kit/platform/api/api-error.ts'
import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useTitleDetail } from '@bailclair/site-kit/platform/own-title.ts'
import { useParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { Button, ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Facts } from '@bailclair/site-kit/ui/facts/facts.tsx'
import { Unplugged } from '@bailclair/site-kit/ui/illustration/drawings/unplugged.tsx'
import { latePart } from '@bailclair/site-kit/ui/late-part/late-part.tsx'
import { Column, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { Outcome } from '@bailclair/site-kit/ui/outcome/outcome.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import { myApplicationMessages } from '#application/my-application.messages.ts'
import { useMyApplication } from '#application/my-application.queries.ts'
import { MyProgress } from '#application/my-progress.tsx'
import { WhereToTurn } from '#application/where-to-turn.tsx'
import { pathTo } from '#platform/paths.ts'

const conversation = latePart(async () => (await import('@bailclair/site-kit/message/conversation.tsx')).Conversation)
const visit = latePart(async () => (await import('#visit/my-visit.tsx')).MyVisitSection)

const shareFile = latePart(async () => (await import('#file-access/share-file.tsx')).ShareFile)

/** One application of the file: where it stands, the visit, the messages. */
export default function MyApplicationPage() {
  const { id = '' } = useParams()
  return (
    <Column>
      <OneApplication key={id} id={id} />
    </Column>
  )
}

function OneApplication({ id }: { id: string }) {
  const t = useMessages(myApplicationMessages)
  const errors = useErrorTexts()
  const { data, error, isFetching, refetch } = useMyApplication(id)
  if (error instanceof ApiError && error.code === 'ApplicationNotFound')
    return (
      <>
        <Outcome
          takesFocus={data !== undefined}
          illustration="closed-door"
          title={t.gone}
          actions={<ButtonLink href={pathTo('FileAccess')}>{t.back}</ButtonLink>}
        >
          <p>{t.goneText}</p>
        </Outcome>
        <section className="card">
          <WhereToTurn heading="h2" />
        </section>
      </>
    )
  if (data) return <Followed application={data} />
  if (!error)
    return (
      <div className="page-pending">
        <h1 className="visually-hidden">{t.loading}</h1>
        <Skeleton withTitle count={5} />
      </div>
    )
  const retry = (
    <Button icon="refresh" pending={isFetching} onClick={() => void refetch()}>
      {t.retry}
    </Button>
  )
  return (
    <div role="alert">
      <Outcome illustration={<Unplugged />} title={t.failed} actions={retry}>
        <p>{errors[codeOf(error)]}</p>
      </Outcome>
    </div>
  )
}

function Followed({ application }: { application: MyApplication }) {
  const t = useMessages(myApplicationMessages)
  const { date } = useFormats()
  const { propertyName = t.someProperty, address, ownerName, appliedAt, wish, entryDate } = application
  useTitleDetail(propertyName)
  const facts = [
    ...(address ? [{ label: t.address, value: address }] : []),
    { label: t.owner, value: ownerName || t.someOwner },
    { label: t.appliedOn, value: date(new Date(appliedAt)) },
    ...(entryDate ? [{ label: t.entryDate, value: date(entryDate) }] : []),
    ...(wish ? [{ label: t.wish, value: wish }] : []),
  ]
  return (
    <>
      <PageHeader title={t.title(propertyName)} back={{ href: pathTo('FileAccess'), label: t.back }} />
      <Stack gap={24}>
        <MyProgress application={application} />
        <Facts facts={facts} />
        <visit.Part isNeeded id={application.id} />
        {application.scope === 'CONTACT' && application.stage !== 'NOT_CHOSEN' && (
          <section className="card stack" aria-labelledby="dossier">
            <h2 id="dossier">{t.sharing}</h2>
            <p>{t.closed(ownerName || t.someOwner)}</p>
            {application.mayShareFile ? (
              <shareFile.Part isNeeded access={application} />
            ) : (
              <p className="muted">{t.closedForOthers}</p>
            )}
          </section>
        )}
        <conversation.Part isNeeded side="tenant" applicationId={application.id} />
      </Stack>
    </>
  )
}
