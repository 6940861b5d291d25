import type { Queue } from '@bailclair/domain/verification/queue.schema.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { Figures } from '@bailclair/site-kit/ui/figures/figures.tsx'
import { useFigures } from '../verification.queries.ts'
import { queueMessages } from './queue.messages.ts'

/** A dash stands in until today's figures are loaded. */
export function QueueFigures({ queue: { waiting, late } }: { queue: Queue }) {
  const t = useMessages(queueMessages).figures
  const { number } = useFormats()
  const { answerHours } = useSiteConfig().figures
  const today = useFigures().data?.today
  const shown = (count: number | undefined) => (count === undefined ? '–' : number(count))
  return (
    <Figures
      figures={[
        { label: t.waiting, value: number(waiting) },
        { label: t.late(answerHours), value: number(late) },
        { label: t.verified, value: shown(today?.verified) },
        { label: t.declined, value: shown(today?.declined) },
      ]}
    />
  )
}
