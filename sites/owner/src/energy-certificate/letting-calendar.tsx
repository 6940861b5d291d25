import type { EnergyGrade } from '@bailclair/domain/energy-certificate/energy-grade.rules.ts'
import type { LettingAct } from '@bailclair/domain/energy-certificate/letting-calendar.data.ts'
import {
  isSupplementBanned,
  lettingStanding,
  type Standing,
} from '@bailclair/domain/energy-certificate/letting-calendar.rules.ts'
import type { Territory } from '@bailclair/domain/energy-certificate/territory.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import type { IconName } from '@bailclair/site-kit/ui/icon/icon-paths.ts'
import { pathTo } from '#platform/paths.ts'
import { lettingCalendarMessages } from './letting-calendar.messages.ts'

type Props = {
  grade: EnergyGrade
  territory: Territory
  today: CalendarDate
  /** `binding`: from a certificate of the registry that is valid today. An estimate gives no right (decision 3). */
  basis: 'binding' | 'ended' | 'declared' | 'estimated'
  /** Of a saved property. */
  id?: string | undefined
}

const acts: readonly LettingAct[] = ['signLease', 'renewLease', 'raiseRent']

const looks = {
  permitted: { tone: 'verified', icon: 'check-circle' },
  until: { tone: 'modification', icon: 'clock' },
  banned: { tone: 'danger', icon: 'banned' },
  announced: { tone: 'modification', icon: 'clock' },
  uncertain: { tone: 'draft', icon: 'info' },
} as const satisfies Record<string, { tone: string; icon: IconName }>
type Look = keyof typeof looks
type Line = { look: Look; text: string }

/**
 * What the law allows today, act by act; says so when nothing is certain (decision 4). Of a home without a postcode it
 * says what would hold on the mainland.
 */
export function LettingCalendar({ grade, territory: known, today, basis, id }: Props) {
  const t = useMessages(lettingCalendarMessages)
  const { links, law } = useSiteConfig()
  const territory = known === 'UNKNOWN' ? 'MAINLAND' : known
  const standings = lettingStanding(grade, territory, today, law.changes)
  const isEstimate = basis === 'estimated'
  const lines = acts.map((act) => ({ look: lookOf(standings[act]), text: sentence(t.acts[act], standings[act]) }))
  const supplement: Line[] = isSupplementBanned(grade, territory) ? [{ look: 'banned', text: t.supplement }] : []
  const shown = [...(isEstimate ? restrictions(lines, standings, t) : lines), ...supplement]
  return (
    <section className="letting-calendar">
      <h3>{isEstimate ? t.estimateTitle : t.title}</h3>
      {isEstimate && <p>{t.estimate}</p>}
      {known === 'UNKNOWN' && (
        <p>
          {t.noPostcode.text}{' '}
          {id !== undefined && <a href={pathTo('PropertyAddress', { id })}>{t.noPostcode.action}</a>}
          <br />
          <strong>{t.noPostcode.condition}</strong>
        </p>
      )}
      {basis !== 'binding' && shown.length > 0 && (
        <p>{isEstimate ? t.conditions.estimated(grade) : t.conditions[basis]}</p>
      )}
      <ul className="letting-acts">
        {shown.map(({ look, text }) => (
          <li key={text} className={`letting-act tone-${looks[look].tone}`}>
            <Icon name={looks[look].icon} large />
            <span>{withDaysTogether(text)}</span>
          </li>
        ))}
      </ul>
      <p className="small muted">
        {t.territories[territory]} <ExternalLink href={links.energyRules}>{t.rules}</ExternalLink>
      </p>
    </section>
  )
}

/** Of an estimate: what it would forbid, never what it would allow. */
function restrictions(
  lines: readonly Line[],
  { signLease }: ReturnType<typeof lettingStanding>,
  { estimatedUntil }: { estimatedUntil: (day: string) => string },
): Line[] {
  const lastDay = signLease.status === 'permitted' ? signLease.lastDay : undefined
  const until: Line[] = lastDay ? [{ look: 'until', text: estimatedUntil(lastDay) }] : []
  return [...until, ...lines.filter(({ look }) => look !== 'permitted' && look !== 'until')]
}

const lookOf = (standing: Standing): Look =>
  standing.status === 'permitted' && standing.lastDay ? 'until' : standing.status

/** No line break inside «31 décembre 2027». */
const withDaysTogether = (text: string) => text.replace(/(\d(?:er)?) (?=\p{L}+ \d{4})/gu, '$1\u00A0')

type Sentences = {
  permitted: string
  until: (day: string) => string
  banned: (day: string) => string
  announced: string
  uncertain: string
}

function sentence(texts: Sentences, standing: Standing): string {
  if (standing.status === 'banned') return texts.banned(standing.since)
  if (standing.status !== 'permitted') return texts[standing.status]
  return standing.lastDay ? texts.until(standing.lastDay) : texts.permitted
}
