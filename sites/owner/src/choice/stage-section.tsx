import type { ApplicationProgress } from '@bailclair/domain/application/progress.schema.ts'
import { isOpenStage, openStages, type Stage } from '@bailclair/domain/application/stage.rules.ts'
import { daysBetween } from '@bailclair/domain/value/calendar-date.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { stageTones } from '@bailclair/site-kit/platform/stage-tones.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { useFailureToast } from '@bailclair/site-kit/platform/use-failure-toast.ts'
import { Badge } from '@bailclair/site-kit/ui/badge/badge.tsx'
import { Button, ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { Cluster } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { Loaded } from '@bailclair/site-kit/ui/loaded/loaded.tsx'
import { SelectField } from '@bailclair/site-kit/ui/select/select-field.tsx'
import { useState } from 'react'
import { pathTo } from '#platform/paths.ts'
import { choiceMessages } from './choice.messages.ts'
import { useChangeChoice, useChangeStage, useProgress } from './choice.queries.ts'

type Props = { applicationId: string; propertyId: string }

/** Where an application stands, and what its owner can do next. */
export function StageSection(ids: Props) {
  const t = useMessages(choiceMessages)
  const query = useProgress(ids.applicationId)
  return (
    <section className="card stage-section screen-only" aria-labelledby="etape">
      <h2 id="etape">{t.standing}</h2>
      <Loaded query={query} failed={t.failed} lines={2}>
        {(progress) => <Standing {...ids} progress={progress} />}
      </Loaded>
    </section>
  )
}

type StandingProps = Props & { progress: ApplicationProgress }

function Standing({ applicationId, propertyId, progress }: StandingProps) {
  const t = useMessages(choiceMessages)
  const { date } = useFormats()
  const { stage, steps, waitingSince, answer, entryDate } = progress
  const since = steps.at(-1)?.at
  return (
    <>
      <p className="cluster">
        <Badge tone={stageTones[stage]}>{t.stages[stage]}</Badge>
        {since && <span className="muted">{t.since(date(new Date(since)))}</span>}
      </p>
      {waitingSince && <p>{t.waiting(daysBetween(todayInParis(new Date(waitingSince)), todayInParis(new Date())))}</p>}
      {entryDate && <p>{t.entryDate(date(entryDate))}</p>}
      {answer && <AnswerNotice propertyId={propertyId} answer={answer} />}
      {isOpenStage(stage) && (
        <>
          <StageForm key={stage} applicationId={applicationId} stage={stage} />
          <Cluster>
            <ButtonLink href={`${pathTo('Choice', { id: propertyId })}?candidature=${applicationId}`}>
              {t.choose}
            </ButtonLink>
            <ButtonLink
              variant="secondary"
              href={`${pathTo('Answer', { id: propertyId })}?candidature=${applicationId}`}
            >
              {t.refuse}
            </ButtonLink>
          </Cluster>
        </>
      )}
      {stage === 'CHOSEN' && <SignLease applicationId={applicationId} />}
    </>
  )
}

function StageForm({ applicationId, stage }: { applicationId: string; stage: Stage }) {
  const t = useMessages(choiceMessages)
  const onError = useFailureToast()
  const { mutateAsync, isPending } = useChangeStage(applicationId)
  const [chosen, setChosen] = useState<(typeof openStages)[number]>(isOpenStage(stage) ? stage : 'RECEIVED')
  // The form is replaced when the stage has changed: callbacks of `mutate` would be lost with it.
  const save = () =>
    mutateAsync({ stage: chosen, from: stage }).then(
      () => showToast({ kind: 'success', text: t.saved(t.stages[chosen]) }),
      onError,
    )
  return (
    <form
      className="stage-form"
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <SelectField
        id="etape-choisie"
        label={t.stage}
        hint={t.toldLater}
        value={chosen}
        options={openStages.map((value) => ({ value, label: t.stages[value] }))}
        onChange={({ target }) => setChosen(target.value as typeof chosen)}
      />
      <Button type="submit" variant="secondary" pending={isPending}>
        {t.save}
      </Button>
    </form>
  )
}

function SignLease({ applicationId }: { applicationId: string }) {
  const t = useMessages(choiceMessages)
  const onError = useFailureToast()
  const { mutateAsync, isPending } = useChangeStage(applicationId)
  const sign = () =>
    mutateAsync({ stage: 'LEASE_SIGNED', from: 'CHOSEN' }).then(
      () => showToast({ kind: 'success', text: t.saved(t.stages.LEASE_SIGNED) }),
      onError,
    )
  return (
    <div>
      <Button icon="check" pending={isPending} onClick={sign}>
        {t.signed}
      </Button>
    </div>
  )
}

type NoticeProps = { propertyId: string; answer: NonNullable<ApplicationProgress['answer']> }

function AnswerNotice({ propertyId, answer }: NoticeProps) {
  const t = useMessages(choiceMessages)
  const { moment } = useFormats()
  if (answer.hasLeft) return <p>{t.left}</p>
  return (
    <Callout actions={<UndoButton propertyId={propertyId} answerId={answer.id} />}>
      {t.leaves(moment(new Date(answer.leavesAt)))}
    </Callout>
  )
}

export function UndoButton({ propertyId, answerId }: { propertyId: string; answerId: string }) {
  const t = useMessages(choiceMessages)
  const onError = useFailureToast()
  const { mutateAsync, isPending } = useChangeChoice(propertyId)
  const undo = () => mutateAsync({ undo: answerId }).then(() => showToast({ kind: 'success', text: t.undone }), onError)
  return (
    <Button variant="secondary" compact icon="return" pending={isPending} onClick={undo}>
      {t.undo}
    </Button>
  )
}
