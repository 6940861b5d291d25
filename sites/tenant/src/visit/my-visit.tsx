import type { MyVisit } from '@bailclair/domain/visit/visit.schema.ts'
import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { Skeleton } from '@bailclair/site-kit/ui/skeleton/skeleton.tsx'
import { BookedVisit } from './booked-visit.tsx'
import { myVisitMessages } from './my-visit.messages.ts'
import { useMyVisit } from './my-visit.queries.ts'
import { OpenSlots } from './open-slots.tsx'

/** What is booked, and what can be booked. Nothing as long as no visit is proposed. */
export function MyVisitSection({ id }: { id: string }) {
  const t = useMessages(myVisitMessages)
  const { data, error, isFetching, refetch } = useMyVisit(id)
  const errors = useErrorTexts()
  if (data && !data.mayBook && !data.booking) return null
  return (
    <section className="card my-visit" id="visite" aria-labelledby="visite-titre">
      <h2 id="visite-titre">{t.title}</h2>
      {data ? (
        <Visit id={id} visit={data} />
      ) : error ? (
        <Callout kind="danger" title={t.failed}>
          <p>{errors[codeOf(error)]}</p>
          <Button variant="secondary" icon="refresh" pending={isFetching} onClick={() => void refetch()}>
            {t.retry}
          </Button>
        </Callout>
      ) : (
        <Skeleton count={3} />
      )}
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
