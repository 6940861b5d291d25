import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { timeLeftMessages } from './time-left.messages.ts'
import { timeLeft } from './time-left.ts'

const looks = {
  calm: { tone: 'processing', icon: 'clock' },
  soon: { tone: 'modification', icon: 'warning' },
  late: { tone: 'danger', icon: 'danger' },
} as const

/** Time left of the promised hours: icon, text and colour; with a bar in lists. */
export function TimeLeftBadge({ secondsLeft, withBar = false }: { secondsLeft: number; withBar?: boolean }) {
  const t = useMessages(timeLeftMessages)
  const { answerHours } = useSiteConfig().figures
  const { kind, amount, unit, passed } = timeLeft(secondsLeft, answerHours)
  const { tone, icon } = looks[kind]
  const time = t.units[unit](amount)
  return (
    <span className={`time-left tone-${tone}`}>
      <span className="badge">
        <Icon name={icon} />
        {kind === 'late' ? t.late(time) : t.left(time)}
      </span>
      {withBar && <progress className="progress progress-thin time-left-bar" value={passed} aria-hidden="true" />}
    </span>
  )
}
