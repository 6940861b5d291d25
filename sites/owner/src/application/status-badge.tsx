import type { RowStatus } from '@bailclair/domain/application/row-state.rules.ts'
import { Badge } from '@bailclair/site-kit/ui/badge/badge.tsx'
import type { ApplicationTexts } from './application.messages.ts'

const tones = {
  VALIDATED: 'verified',
  TO_PROCESS: 'processing',
  DECLINED: 'modification',
  INCOMPLETE: 'incomplete',
  AFTER_VISIT: 'processing',
  PAUSED: 'paused',
  ENDED: 'ended',
} as const satisfies Record<RowStatus, string>

export const StatusBadge = ({ status, t }: { status: RowStatus; t: ApplicationTexts }) => (
  <Badge tone={tones[status]} {...(status === 'AFTER_VISIT' && { icon: 'calendar' })}>
    {t.statuses[status]}
  </Badge>
)
