import type { LettingKind } from '@bailclair/domain/law/letting-kind.ts'
import { limitsOf, mostSeasonDays, tenantNotice } from '@bailclair/domain/law/letting-limits.rules.ts'
import { mostDeposit } from '@bailclair/domain/lease-model/deposit.rules.ts'
import type { TenseZone } from '@bailclair/domain/rent-control/tense-zone.rules.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { lettingTexts } from '#platform/letting-texts.messages.ts'
import { leaseLawMessages } from './lease-law.messages.ts'

export type LeaseTerms = Record<'deposit' | 'charges' | 'duration' | 'notice', string>

type Known = { rentCost?: number | undefined; tenseZone: TenseZone }

/** What the law allows in a lease of each kind, in sentences. */
export function useLeaseTerms({ rentCost, tenseZone }: Known): (kind: LettingKind) => LeaseTerms {
  const t = useMessages(leaseLawMessages)
  const { charges: chargesTexts } = useMessages(lettingTexts)
  const { money } = useFormats()
  return (kind) => ({
    deposit: depositOf(kind),
    charges: chargesOf(kind),
    duration: durationOf(kind),
    notice: noticeOf(kind),
  })

  function depositOf(kind: LettingKind): string {
    const { depositMonths } = limitsOf(kind)
    if (depositMonths === undefined) return t.deposit.unlimited
    if (depositMonths === 0) return t.deposit.none
    const sum = mostDeposit(kind === 'UNFURNISHED' ? 'UNFURNISHED' : 'FURNISHED', rentCost)
    return sum === undefined ? t.deposit.most(depositMonths) : t.deposit.mostOfHome(depositMonths, money(sum))
  }

  function chargesOf(kind: LettingKind): string {
    const { charges } = limitsOf(kind)
    const [only] = charges
    return chargesTexts[only && charges.length === 1 ? only : 'both']
  }

  function durationOf(kind: LettingKind): string {
    const { duration, durationOfCompany, isRenewed } = limitsOf(kind)
    if (!duration) return t.duration.season(mostSeasonDays)
    const { least, most } = duration
    return sentences(
      least === most ? t.duration.fixed(most) : t.duration.range(least, most),
      durationOfCompany !== undefined && t.duration.company(durationOfCompany),
      isRenewed ? t.duration.renewed : t.duration.ends,
    )
  }

  function noticeOf(kind: LettingKind): string {
    const { notice } = limitsOf(kind)
    if (!notice) return t.notice.season
    const { tenant, landlord } = notice
    const shortest = tenantNotice(kind, 'LISTED') ?? tenant
    const ofTenant = () => {
      if (shortest === tenant || tenseZone === 'NOT_LISTED') return t.notice.tenant(tenant)
      return tenseZone === 'LISTED' ? t.notice.tense(shortest) : t.notice.perhapsTense(tenant, shortest)
    }
    return sentences(
      ofTenant(),
      shortest < tenant && tenseZone !== 'LISTED' && t.notice.shorter,
      landlord === undefined ? t.notice.ends : t.notice.landlord(landlord),
    )
  }
}

const sentences = (...some: (string | false)[]): string => some.filter(Boolean).join(' ')
