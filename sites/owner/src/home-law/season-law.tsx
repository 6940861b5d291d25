import type { EnergyGrade } from '@bailclair/domain/energy-certificate/energy-grade.rules.ts'
import { seasonStanding } from '@bailclair/domain/energy-certificate/season.rules.ts'
import type { Territory } from '@bailclair/domain/energy-certificate/territory.rules.ts'
import { seasonRulesOf } from '@bailclair/domain/law/home-outlook.rules.ts'
import { addDays } from '@bailclair/domain/value/calendar-date.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useLaw } from '#platform/use-law.ts'
import { LawStatement, useStateOf } from './law-statement.tsx'
import { seasonLawMessages } from './season-law.messages.ts'

type Props = {
  territory: Territory
  grade: EnergyGrade
  /** The letter of a valid certificate. */
  isSure: boolean
}

/** Of an estimate or a certificate that has ended: what it would forbid, never what it would allow. */
export function SeasonLaw({ territory, grade, isSure }: Props) {
  const t = useMessages(seasonLawMessages)
  const { today, changes } = useLaw()
  const standing = seasonStanding(grade, territory, today, changes)
  const rules = seasonRulesOf(grade, territory)
  if (!isSure && rules.length === 0) return null
  if (!standing) return <Elsewhere />
  const { permit, permitRefusedFrom, bannedFrom, isBanned } = standing
  return (
    <LawStatement title={t.title} rules={rules.length > 0 ? rules : [permit ? 'energy-season' : 'energy-season-all']}>
      {!isSure && <p>{t.ifGrade(grade)}</p>}
      {permit && (
        <p>
          {permitWords()} {t.validCertificate}
        </p>
      )}
      {!permit && <p>{t.otherPermit}</p>}
      {bannedFrom && <p>{(isBanned ? t.banned : t.bannedFrom)(grade, bannedFrom)}</p>}
      <Mayor />
    </LawStatement>
  )

  function permitWords() {
    if (permit === 'REFUSED') return t.refused(grade)
    if (!isSure) return permitRefusedFrom && t.refusedFrom(grade, permitRefusedFrom)
    return permitRefusedFrom ? t.possibleUntil(grade, addDays(permitRefusedFrom, -1)) : t.possible(grade)
  }
}

/** A home that needs no certificate for a lease may need one for tourists. */
export function SeasonLawOfAny({ territory }: Pick<Props, 'territory'>) {
  const { title, any: t, otherPermit } = useMessages(seasonLawMessages)
  const stateOf = useStateOf()
  const isMainland = territory === 'MAINLAND'
  if (!isMainland && territory !== 'OVERSEAS_DEPARTMENT') return <Elsewhere />
  const [now, then, all] = [stateOf('energy-season'), stateOf('energy-season-e'), stateOf('energy-season-all')]
  const worst = isMainland ? 'D' : 'E'
  return (
    <LawStatement
      title={title}
      rules={isMainland ? ['energy-season', 'energy-season-e', 'energy-season-all'] : ['energy-season-all']}
    >
      {!isMainland && <p>{otherPermit}</p>}
      {isMainland && then.state === 'IN_FORCE' && <p>{t.permit('D')}</p>}
      {isMainland && then.state !== 'IN_FORCE' && now.state === 'IN_FORCE' && (
        <p>
          {t.permit('E')} {then.next?.state === 'IN_FORCE' && t.permitFrom('D', then.next.from)}
        </p>
      )}
      {all.state === 'IN_FORCE' && all.since && <p>{t.grade(worst, all.since)}</p>}
      {all.next?.state === 'IN_FORCE' && <p>{t.gradeFrom(worst, all.next.from)}</p>}
      <Mayor />
    </LawStatement>
  )
}

/** What the mayor may ask for, and what it costs not to have it. */
function Mayor() {
  const t = useMessages(seasonLawMessages)
  const { state, next } = useStateOf()('energy-season-all')
  if (state === 'IN_FORCE') return <p>{t.mayor}</p>
  return next?.state === 'IN_FORCE' ? <p>{t.mayorFrom(next.from)}</p> : null
}

/** Nothing is certain of the place, or the place is not known. */
function Elsewhere() {
  const t = useMessages(seasonLawMessages)
  return (
    <LawStatement title={t.title} rules={['energy-season']}>
      <p>{t.elsewhere}</p>
    </LawStatement>
  )
}
