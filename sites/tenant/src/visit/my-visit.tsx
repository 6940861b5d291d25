import type { MyVisit } from '@bailclair/domain/visit/visit.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Loaded } from '@bailclair/site-kit/ui/loaded/loaded.tsx'
import { BookedVisit } from './booked-visit.tsx'
import { myVisitMessages } from './my-visit.messages.ts'
import { useMyVisit } from './my-visit.queries.ts'
import { OpenSlots } from './open-slots.tsx'

/** What is booked, and what can be booked. Nothing as long as no visit is proposed. */
export function MyVisitSection({ id }: { id: string }) {
  const t = useMessages(myVisitMessages)
  const query = useMyVisit(id)
  const { data } = query
  if (data && !data.mayBook && !data.booking) return null
  return (
    <section className="card my-visit" id="visite" aria-labelledby="visite-titre">
      <h2 id="visite-titre">{t.title}</h2>
      <Loaded query={query} failed={t.failed} lines={3}>
        {(visit) => <Visit id={id} visit={visit} />}
      </Loaded>
    </section>
  )
}

function Visit({ id, visit: { booking, slots, mayBook } }: { id: string; visit: MyVisit }) {
  const isOver = booking && !booking.isOpen
  return (
    <>
      {booking && <BookedVisit id={id} booking={booking} />}
      {mayBook && !isOver && <OpenSlots id={id} slots={slots} isMoving={booking !== undefined} />}
    </>
  )
}
