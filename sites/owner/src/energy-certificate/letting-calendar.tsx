import type { EnergyGrade } from '@bailclair/domain/energy-certificate/energy-grade.rules.ts'
import type { LettingAct } from '@bailclair/domain/energy-certificate/letting-calendar.data.ts'
import { lettingStanding, type Standing } from '@bailclair/domain/energy-certificate/letting-calendar.rules.ts'
import type { Territory } from '@bailclair/domain/energy-certificate/territory.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import type { IconName } from '@bailclair/site-kit/ui/icon/icon-paths.ts'
import { lettingCalendarMessages } from './letting-calendar.messages.ts'

type Props = {
  grade: EnergyGrade
  territory: Territory
  today: CalendarDate
  /** From a certificate that is valid today; anything else is indicative. */
  isBinding: boolean
}

const acts: readonly LettingAct[] = ['signLease', 'renewLease', 'raiseRent']

const looks = {
  permitted: { tone: 'verified', icon: 'check-circle' },
  until: { tone: 'modification', icon: 'clock' },
  banned: { tone: 'danger', icon: 'banned' },
  uncertain: { tone: 'draft', icon: 'info' },
} as const satisfies Record<string, { tone: string; icon: IconName }>

const lookOf = (standing: Standing): keyof typeof looks =>
  standing.status === 'permitted' && standing.lastDay ? 'until' : standing.status

/** What the law allows today, act by act; says so when nothing is certain (decision 4). */
export function LettingCalendar({ grade, territory, today, isBinding }: Props) {
  const t = useMessages(lettingCalendarMessages)
  const { links } = useSiteConfig()
  const standings = lettingStanding(grade, territory, today)
  return (
    <section className="letting-calendar">
      <h3>{t.title}</h3>
      {!isBinding && <p>{t.condition}</p>}
      <ul className="letting-acts">
        {acts.map((act) => {
          const look = lookOf(standings[act])
          return (
            <li key={act} className={`letting-act tone-${looks[look].tone}`}>
              <Icon name={looks[look].icon} large />
              <span>{withDaysTogether(sentence(t.acts[act], standings[act]))}</span>
            </li>
          )
        })}
      </ul>
      <p className="small muted">
        {t.territories[territory]} <ExternalLink href={links.energyRules}>{t.rules}</ExternalLink>
      </p>
    </section>
  )
}

/** No line break inside «31 décembre 2027». */
const withDaysTogether = (text: string) => text.replace(/(\d(?:er)?) (?=\p{L}+ \d{4})/gu, '$1\u00A0')

type Sentences = {
  permitted: string
  until: (day: string) => string
  banned: (day: string) => string
  uncertain: string
}

function sentence(texts: Sentences, standing: Standing): string {
  if (standing.status === 'banned') return texts.banned(standing.since)
  if (standing.status === 'uncertain') return texts.uncertain
  return standing.lastDay ? texts.until(standing.lastDay) : texts.permitted
}
