import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { applicationMessages } from './application.messages.ts'

/** Beside the date, not in the name, which is read out with every cell of its row. */
export function ApplicationDate({ at, isNew }: { at: Date; isNew: boolean }) {
  const t = useMessages(applicationMessages)
  const { date } = useFormats()
  return (
    <span className="application-when">
      <time className="application-date" dateTime={at.toISOString()}>
        {date(at)}
      </time>
      {isNew && <span className="application-new">{t.isNew}</span>}
    </span>
  )
}
