import { instantInParis, parisTimeOf } from '@bailclair/domain/value/paris-time.ts'
import { slotTimeProblem } from '@bailclair/domain/visit/slot.rules.ts'
import { slotChange } from '@bailclair/domain/visit/slot.schema.ts'
import type { OwnerSlot } from '@bailclair/domain/visit/visit.schema.ts'
import { problemsOf } from '@bailclair/site-kit/platform/form/form-rules.ts'
import { useForm } from '@bailclair/site-kit/platform/form/use-form.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { Dialog } from '@bailclair/site-kit/ui/dialog/dialog.tsx'
import { ShortForm } from '@bailclair/site-kit/ui/short-form.tsx'
import { SlotFields } from './slot-fields.tsx'
import { type TypedSlot, toChange } from './slot-form.ts'
import { useChangeVisits } from './visit.queries.ts'
import { visitsMessages } from './visits.messages.ts'

function rules(typed: TypedSlot) {
  const change = toChange(typed)
  const problems = problemsOf<TypedSlot>(slotChange, change as unknown as TypedSlot)
  if (problems.date || problems.time) return problems
  const date = slotTimeProblem([{ startsAt: instantInParis(change.date, change.time) }], new Date())
  return { ...problems, ...(date && { date }) }
}

type Props = { propertyId: string; slot: OwnerSlot; onClose: () => void }

export function ChangeSlotDialog({ propertyId, slot, onClose }: Props) {
  const t = useMessages(visitsMessages)
  const { mutateAsync } = useChangeVisits(propertyId)
  const form = useForm<TypedSlot>({
    initial: {
      ...parisTimeOf(new Date(slot.startsAt)),
      durationMinutes: `${slot.durationMinutes}`,
      places: `${slot.places}`,
      place: slot.place ?? '',
    },
    rules,
    send: async (typed) => {
      await mutateAsync({ change: slotChange.parse(toChange(typed)), slot: slot.id })
      onClose()
      showToast({ kind: 'success', text: t.saved })
    },
  })
  return (
    <Dialog open onClose={onClose} title={t.editTitle}>
      <p>{t.editHelp}</p>
      <ShortForm form={form} submitLabel={t.save}>
        <SlotFields form={form} />
      </ShortForm>
    </Dialog>
  )
}
