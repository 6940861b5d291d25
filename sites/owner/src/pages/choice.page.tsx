import { applicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { rowName } from '@bailclair/domain/application/row-name.rules.ts'
import { isOpenStage } from '@bailclair/domain/application/stage.rules.ts'
import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useTitleDetail } from '@bailclair/site-kit/platform/own-title.ts'
import { useNavigate, useParams, useSearchParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Column, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { LoadFailed } from '@bailclair/site-kit/ui/loaded/load-failed.tsx'
import { Outcome } from '@bailclair/site-kit/ui/outcome/outcome.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import type { ComponentProps } from 'react'
import { AnswerForm, type GivenAnswer } from '#choice/answer-form.tsx'
import { choiceMessages } from '#choice/choice.messages.ts'
import { useChangeChoice, useChoiceState } from '#choice/choice.queries.ts'
import { useApplicationFile } from '#complete-file/complete-file.queries.ts'
import { pathTo } from '#platform/paths.ts'

/** The owner chooses an applicant. */
export default function ChoicePage() {
  return <Decision isChoice />
}

/** Also the page of an answer without a choice. */
export function Decision({ isChoice }: { isChoice: boolean }) {
  const t = useMessages(choiceMessages)
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const chosen = params.get('candidature') ?? ''
  return (
    <Column key={chosen}>
      <OneDecision
        propertyId={id}
        chosen={chosen}
        isChoice={isChoice}
        title={isChoice ? t.chooseTitle : t.refuseTitle}
      />
    </Column>
  )
}

export const DecisionFailed = ({ title, query }: { title: string } & ComponentProps<typeof LoadFailed>) => (
  <>
    <PageHeader title={title} />
    <LoadFailed query={query} />
  </>
)

export function DecisionPending() {
  const { loading } = useMessages(choiceMessages)
  return (
    <div className="page-pending">
      <h1 className="visually-hidden">{loading}</h1>
      <Skeleton withTitle count={5} />
    </div>
  )
}

type Props = { propertyId: string; chosen: string; isChoice: boolean; title: string }

function OneDecision({ propertyId, chosen, isChoice, title }: Props) {
  const t = useMessages(choiceMessages)
  const navigate = useNavigate()
  const file = useApplicationFile(chosen)
  const choice = useChoiceState(propertyId)
  const [{ data, error }, { data: state }] = [file, choice]
  const { mutateAsync } = useChangeChoice(propertyId)
  useTitleDetail(data?.propertyName)
  const toProperty = pathTo('ConsultProperty', { id: propertyId })
  const gone = (
    <Outcome
      illustration="closed-door"
      title={t.gone}
      actions={<ButtonLink href={toProperty}>{t.backToProperty}</ButtonLink>}
    >
      <p>{t.goneText}</p>
    </Outcome>
  )
  if (error && codeOf(error) === 'ApplicationNotFound') return gone
  if (!data || !state) {
    const failed = [file, choice].find((query) => query.error && !query.data)
    return failed ? <DecisionFailed title={title} query={failed} /> : <DecisionPending />
  }
  const { application } = data
  if (!isOpenStage(application.stage)) return gone
  const name = rowName(application.apartmentSharing.tenants)
  const send = async (answer: GivenAnswer) => {
    const parsed = applicationId.parse(chosen)
    await mutateAsync(
      isChoice ? { choose: { ...answer, applicationId: parsed } } : { refuse: { ...answer, ids: [parsed] } },
    )
    showToast({ kind: 'success', text: isChoice ? t.done : t.doneRefusal })
    navigate(toProperty)
  }
  const follows = isChoice
    ? [t.marked, t.othersTold(Math.max(0, state.openCount - 1)), t.undoAll]
    : [t.oneTold, t.undoOne]
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: pathTo('Application', { id: chosen }), label: data.propertyName ?? t.backToProperty }}
      >
        {isChoice ? t.chosen(name) : t.refused(name)}
      </PageHeader>
      <Stack gap={24}>
        <section aria-labelledby="suite">
          <h2 id="suite">{t.follows}</h2>
          <ul>
            {follows.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        <AnswerForm isChoice={isChoice} submitLabel={isChoice ? t.confirmChoice : t.confirmRefusal} onSend={send} />
      </Stack>
    </>
  )
}
