import { Badge } from '@bailclair/site-kit/ui/badge/badge.tsx'
import type { ApplicationTexts } from './application.messages.ts'
import type { ListedStatus } from './listed-application.ts'

const tones = {
  VALIDATED: 'verified',
  TO_PROCESS: 'processing',
  DECLINED: 'modification',
  INCOMPLETE: 'incomplete',
} as const satisfies Record<ListedStatus, string>

export const StatusBadge = ({ status, t }: { status: ListedStatus; t: ApplicationTexts }) => (
  <Badge tone={tones[status]}>{t.statuses[status]}</Badge>
)
