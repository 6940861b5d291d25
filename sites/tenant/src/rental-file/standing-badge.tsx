import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Badge } from '@bailclair/site-kit/ui/badge/badge.tsx'
import { standingMessages } from './standing.messages.ts'
import type { Standing } from './standing.ts'

const tones = {
  TO_COMPLETE: 'incomplete',
  TO_SUBMIT: 'draft',
  TO_CORRECT: 'modification',
  IN_REVIEW: 'processing',
  VERIFIED: 'verified',
} as const satisfies Record<Standing, string>

export function StandingBadge({ standing }: { standing: Standing }) {
  const t = useMessages(standingMessages)
  return <Badge tone={tones[standing]}>{t[standing]}</Badge>
}
