import type { MyApplication } from '@bailclair/domain/application/progress.schema.ts'
import { daysBetween } from '@bailclair/domain/value/calendar-date.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { stageTones } from '@bailclair/site-kit/platform/stage-tones.ts'
import { Badge } from '@bailclair/site-kit/ui/badge/badge.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { Disclosure } from '@bailclair/site-kit/ui/disclosure/disclosure.tsx'
import { myApplicationMessages } from './my-application.messages.ts'
import { WhereToTurn } from './where-to-turn.tsx'

/** The stage, how long the owner has had the file, and the answer. */
export function MyProgress({ application }: { application: MyApplication }) {
  const t = useMessages(myApplicationMessages)
  const { date } = useFormats()
  const { stage, steps, waitingSince, answer, housingAgency } = application
  const current = steps.at(-1)
  return (
    <section className="card my-progress" aria-labelledby="etape">
      <h2 id="etape">{t.progress}</h2>
      <p className="cluster">
        <Badge tone={stageTones[stage]}>{t.stages[stage]}</Badge>
        {current && <span className="muted">{t.since(date(new Date(current.at)))}</span>}
      </p>
      {answer && (
        <Callout kind={answer.text === 'CHOSEN' ? 'success' : 'info'} title={t.answered}>
          <p>{t.answers[answer.text]}</p>
          {answer.reason && (
            <p>{t.reason(answer.reason === 'OTHER' && answer.words ? answer.words : t.reasons[answer.reason])}</p>
          )}
        </Callout>
      )}
      {stage === 'NOT_CHOSEN' && <WhereToTurn housingAgency={housingAgency} />}
      {waitingSince && (
        <p>
          {t.waiting(daysBetween(todayInParis(new Date(waitingSince)), todayInParis(new Date())))} {t.promise}
        </p>
      )}
      {steps.length > 1 && (
        <Disclosure summary={t.history}>
          <ol className="my-steps">
            {steps.map((step) => (
              <li key={step.at}>
                {t.stages[step.stage]} <span className="muted">{date(new Date(step.at))}</span>
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
    </section>
  )
}
