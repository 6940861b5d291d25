import { addDays } from '@bailclair/domain/value/calendar-date.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { planSlots, slotTimeProblem } from '@bailclair/domain/visit/slot.rules.ts'
import { newSlots } from '@bailclair/domain/visit/slot.schema.ts'
import { problemsOf } from '@bailclair/site-kit/platform/form/form-rules.ts'
import { useForm } from '@bailclair/site-kit/platform/form/use-form.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { Checkbox } from '@bailclair/site-kit/ui/checkbox/checkbox.tsx'
import { DateField } from '@bailclair/site-kit/ui/field/date-field.tsx'
import { NumberField } from '@bailclair/site-kit/ui/field/number-field.tsx'
import { ShortForm } from '@bailclair/site-kit/ui/short-form.tsx'
import { newSlotsMessages } from './new-slots.messages.ts'
import { SlotFields } from './slot-fields.tsx'
import { type TypedSeries, toSeries } from './slot-form.ts'
import { useChangeVisits } from './visit.queries.ts'

/** The date names what is wrong with the times. */
function rules(typed: TypedSeries) {
  const { dates, ...problems } = problemsOf(newSlots, toSeries(typed))
  const date = dates ?? slotTimeProblem(plan(typed), new Date())
  return { ...problems, ...(date && { date }) }
}

function plan(typed: TypedSeries) {
  const { success, data } = newSlots.safeParse(toSeries(typed))
  return success ? planSlots(data) : []
}

const weekdayDigits = ['1', '2', '3', '4', '5', '6', '7'] as const

const initial = (): TypedSeries => ({
  date: addDays(todayInParis(new Date()), 7),
  time: '18:00',
  durationMinutes: '20',
  bufferMinutes: '10',
  slotsPerDay: '1',
  places: '1',
  place: '',
  weekdays: '',
  until: '',
})

/** One slot or a series, with all its times before they are offered. */
export function NewSlots({ propertyId, address }: { propertyId: string; address: string | undefined }) {
  const t = useMessages(newSlotsMessages)
  const { appointment } = useFormats()
  const { mutateAsync } = useChangeVisits(propertyId)
  const form = useForm({
    initial: initial(),
    rules,
    labels: { date: t.date, time: t.time, durationMinutes: t.durationMinutes, places: t.places },
    send: async (typed) => {
      await mutateAsync({ offer: newSlots.parse(toSeries(typed)) })
      showToast({ kind: 'success', text: t.offered(plan(typed).length) })
    },
  })
  const { weekdays } = form.values
  const planned = plan(form.values)
  const toggle = (day: string) =>
    form.set('weekdays', weekdays.includes(day) ? weekdays.replace(day, '') : `${weekdays}${day}`)
  return (
    <section className="card visit-part" aria-labelledby="ajouter">
      <h2 id="ajouter">{t.title}</h2>
      <ShortForm form={form} submitLabel={t.submit(planned.length)}>
        <SlotFields form={form} address={address}>
          <NumberField {...form.field('slotsPerDay')} label={t.slotsPerDay} required />
          <NumberField {...form.field('bufferMinutes')} label={t.bufferMinutes} suffix={t.minutes} required />
        </SlotFields>
        <fieldset className="slot-weekdays">
          <legend>{t.repeat}</legend>
          {weekdayDigits.map((day) => (
            <Checkbox
              key={day}
              label={t.weekdays[`d${day}`]}
              checked={weekdays.includes(day)}
              onChange={() => toggle(day)}
            />
          ))}
        </fieldset>
        {weekdays !== '' && <DateField {...form.field('until')} label={t.until} />}
        {planned.length > 0 && (
          <div className="slot-preview">
            <h3>{t.preview(planned.length)}</h3>
            <ul>
              {planned.map(({ startsAt }) => (
                <li key={startsAt.getTime()}>{appointment(startsAt)}</li>
              ))}
            </ul>
          </div>
        )}
      </ShortForm>
    </section>
  )
}
