import type { ApplicationVisits } from '@bailclair/domain/visit/visit.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Loaded } from '@bailclair/site-kit/ui/loaded/loaded.tsx'
import { applicationVisitsMessages } from './application-visits.messages.ts'
import { useApplicationVisits } from './visit.queries.ts'

/** What one application has booked; slots are managed on the page of the property's visits. */
export function ApplicationVisitsSection({ applicationId, href }: { applicationId: string; href: string }) {
  const t = useMessages(applicationVisitsMessages)
  const query = useApplicationVisits(applicationId)
  return (
    <section className="card visit-part" id="visite" aria-labelledby="visite-titre">
      <h2 id="visite-titre">{t.title}</h2>
      <Loaded query={query} failed={t.failed} lines={1}>
        {(visits) => <Booked visits={visits} />}
      </Loaded>
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
