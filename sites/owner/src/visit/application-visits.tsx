import type { ApplicationVisits } from '@bailclair/domain/visit/visit.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import { applicationVisitsMessages } from './application-visits.messages.ts'
import { useApplicationVisits } from './visit.queries.ts'

/** What one application has booked; slots are managed on the page of the property's visits. */
export function ApplicationVisitsSection({ applicationId, href }: { applicationId: string; href: string }) {
  const t = useMessages(applicationVisitsMessages)
  const { data, error } = useApplicationVisits(applicationId)
  return (
    <section className="card visit-part" id="visite" aria-labelledby="visite-titre">
      <h2 id="visite-titre">{t.title}</h2>
      {data ? <Booked visits={data} /> : error ? <Callout kind="danger">{t.failed}</Callout> : <Skeleton count={1} />}
      <div>
        <ButtonLink variant="secondary" icon="calendar" href={href}>
          {t.all}
        </ButtonLink>
      </div>
    </section>
  )
}

function Booked({ visits: { bookings, mayBook } }: { visits: ApplicationVisits }) {
  const t = useMessages(applicationVisitsMessages)
  const { appointment } = useFormats()
  if (bookings.length === 0) return <p>{mayBook ? t.waiting : t.notProposed}</p>
  return (
    <ul className="slot-bookings">
      {bookings.map(({ id, startsAt, outcome }) => (
        <li key={id}>
          {appointment(new Date(startsAt))}
          {outcome && <span className="muted"> ({t.outcomes[outcome]})</span>}
        </li>
      ))}
    </ul>
  )
}
