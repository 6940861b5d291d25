import type { LettingKind } from '@bailclair/domain/law/letting-kind.ts'
import { limitsOn, mostSeasonDays, tenantNotice } from '@bailclair/domain/law/letting-limits.rules.ts'
import { mostDeposit } from '@bailclair/domain/lease-model/deposit.rules.ts'
import type { TenseZone } from '@bailclair/domain/rent-control/tense-zone.rules.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { lettingTexts } from '#platform/letting-texts.messages.ts'
import { useLaw } from '#platform/use-law.ts'
import { leaseLawMessages } from './lease-law.messages.ts'

/** Undefined: the rule is not in force today. */
export type LeaseTerms = Record<'deposit' | 'charges' | 'duration' | 'notice', string | undefined>

type Known = { rentCost?: number | undefined; tenseZone: TenseZone }

/** What the law allows in a lease of each kind, in sentences. The law of leases leaves seasons out. */
export function useLeaseTerms({ rentCost, tenseZone }: Known): (kind: LettingKind) => LeaseTerms {
  const t = useMessages(leaseLawMessages)
  const { charges: chargesTexts } = useMessages(lettingTexts)
  const { money } = useFormats()
  const law = useLaw()
  return (kind) =>
    kind === 'SEASON'
      ? {
          deposit: t.deposit.unlimited,
          charges: undefined,
          duration: t.duration.season(mostSeasonDays),
          notice: t.notice.season,
        }
      : { deposit: depositOf(kind), charges: chargesOf(kind), duration: durationOf(kind), notice: noticeOf(kind) }

  function depositOf(kind: LettingKind): string | undefined {
    const { depositMonths } = limitsOn(kind, law)
    if (depositMonths === undefined) return undefined
    if (depositMonths === 0) return t.deposit.none
    const sum = mostDeposit(kind, rentCost, law)
    return sum === undefined ? t.deposit.most(depositMonths) : t.deposit.mostOfHome(depositMonths, money(sum))
  }

  function chargesOf(kind: LettingKind): string | undefined {
    const { charges } = limitsOn(kind, law)
    if (!charges) return undefined
    const [only] = charges
    return chargesTexts[only && charges.length === 1 ? only : 'both']
  }

  function durationOf(kind: LettingKind): string | undefined {
    const { duration } = limitsOn(kind, law)
    if (!duration) return undefined
    const { least, most, leastOfCompany, leastWithReason, isRenewed } = duration
    const range = () => (most === least ? t.duration.fixed(least) : t.duration.range(least, most ?? least))
    return sentences(
      most === undefined ? t.duration.least(least) : range(),
      leastOfCompany !== undefined && t.duration.company(leastOfCompany),
      leastWithReason !== undefined && t.duration.withReason(leastWithReason),
      isRenewed ? t.duration.renewed : t.duration.ends,
    )
  }

  function noticeOf(kind: LettingKind): string | undefined {
    const { notice } = limitsOn(kind, law)
    if (!notice) return undefined
    const { tenant, landlord } = notice
    const shortest = tenantNotice(kind, 'LISTED', law) ?? tenant
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
