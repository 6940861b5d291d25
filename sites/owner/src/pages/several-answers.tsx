import { applicationId } from '@bailclair/domain/application/application-row.schema.ts'
import { rowName } from '@bailclair/domain/application/row-name.rules.ts'
import { isOpenStage } from '@bailclair/domain/application/stage.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useTitleDetail } from '@bailclair/site-kit/platform/own-title.ts'
import { useNavigate } from '@bailclair/site-kit/platform/router/router-context.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { Outcome } from '@bailclair/site-kit/ui/outcome/outcome.tsx'
import { PageHeader } from '@bailclair/site-kit/ui/page-header/page-header.tsx'
import { AnswerForm, type GivenAnswer } from '#choice/answer-form.tsx'
import { choiceMessages } from '#choice/choice.messages.ts'
import { useChangeChoice } from '#choice/choice.queries.ts'
import { pathTo } from '#platform/paths.ts'
import { useLiveProperty } from '#property/property.queries.ts'
import { DecisionFailed, DecisionPending } from './choice.page.tsx'
import { severalAnswersMessages } from './several-answers.messages.ts'

type Props = { propertyId: string; ids: readonly string[]; title: string }

/** One answer for several applicants. Those who have one by now are left out, and the page says so. */
export function SeveralAnswers({ propertyId, ids, title }: Props) {
  const t = useMessages(severalAnswersMessages)
  const texts = useMessages(choiceMessages)
  const navigate = useNavigate()
  const reading = useLiveProperty(propertyId, { enabled: true })
  const { data: property } = reading
  const { mutateAsync } = useChangeChoice(propertyId)
  useTitleDetail(property?.name)
  const toProperty = pathTo('ConsultProperty', { id: propertyId })
  if (!property) return reading.error ? <DecisionFailed title={title} query={reading} /> : <DecisionPending />
  const answered = property.propertiesApartmentSharing.filter(({ id, stage }) => ids.includes(id) && isOpenStage(stage))
  if (answered.length === 0)
    return (
      <Outcome
        takesFocus
        illustration="closed-door"
        title={t.gone}
        actions={<ButtonLink href={toProperty}>{texts.backToProperty}</ButtonLink>}
      >
        <p>{t.goneText}</p>
      </Outcome>
    )
  const send = async (answer: GivenAnswer) => {
    await mutateAsync({ refuse: { ...answer, ids: answered.map(({ id }) => applicationId.parse(id)) } })
    showToast({ kind: 'success', text: texts.doneRefusal })
    navigate(toProperty)
  }
  const leftOut = ids.length - answered.length
  return (
    <>
      <PageHeader title={title} back={{ href: toProperty, label: property.name ?? texts.backToProperty }}>
        {t.intro(answered.length)}
      </PageHeader>
      <Stack gap={24}>
        <ul>
          {answered.map(({ id, apartmentSharing }) => (
            <li key={id}>{rowName(apartmentSharing.tenants)}</li>
          ))}
        </ul>
        {leftOut > 0 && <Callout kind="warning">{t.leftOut(leftOut)}</Callout>}
        <section aria-labelledby="suite">
          <h2 id="suite">{texts.follows}</h2>
          <ul>
            <li>{t.told(answered.length)}</li>
            <li>{t.undo}</li>
          </ul>
        </section>
        <AnswerForm
          isChoice={false}
          isForSeveral={answered.length > 1}
          submitLabel={texts.confirmRefusal}
          onSend={send}
        />
      </Stack>
    </>
  )
}
