import type { LawState } from '@bailclair/domain/law/law-rule.ts'
import type { ComponentProps, ReactNode } from 'react'
import { useMessages } from '#platform/messages/messages.ts'
import { Badge } from '../badge/badge.tsx'
import { lawStateMessages } from './law-state.messages.ts'

const looks = {
  ANNOUNCED: { tone: 'processing' },
  IN_FORCE: { tone: 'verified' },
  ENDED: { tone: 'ended' },
  UNCERTAIN: { tone: 'modification', icon: 'warning' },
} as const satisfies Record<LawState, Pick<ComponentProps<typeof Badge>, 'tone' | 'icon'>>

/** What can be said of a rule on a day; with children, in other words. */
export function LawStateBadge({ state, children }: { state: LawState; children?: ReactNode }) {
  const t = useMessages(lawStateMessages)
  return <Badge {...looks[state]}>{children ?? t[state]}</Badge>
}
