import { limitsOn, tenantNotice } from '@bailclair/domain/law/letting-limits.rules.ts'
import type { Furniture } from '@bailclair/domain/property/property.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useLaw } from '#platform/use-law.ts'
import { leaseModelMessages } from './lease-model.messages.ts'

/** What the law sets today and the document says: how long, which notice, which charges. */
export function LeaseLimits({ furniture }: { furniture: Furniture }) {
  const t = useMessages(leaseModelMessages).limits
  const law = useLaw()
  const { duration, charges, notice } = limitsOn(furniture, law)
  const terms = [lengthOf(), noticeOf()].filter((term) => term !== undefined)
  return (
    <div className="small muted">
      {terms.length > 0 && <p>{terms.join(' ')}</p>}
      {charges && <p>{t.charges[furniture]}</p>}
    </div>
  )

  function lengthOf(): string | undefined {
    if (!duration) return undefined
    const { least, leastOfCompany, leastWithReason } = duration
    if (leastOfCompany === undefined) return t.lengthOfStudent(least, limitsOn('STUDENT', law).duration?.least ?? least)
    return t.lengthByLandlord(least, leastOfCompany, leastWithReason ?? least)
  }

  function noticeOf(): string | undefined {
    const [usual, tense] = [notice?.tenant, tenantNotice(furniture, 'LISTED', law)]
    if (usual === undefined || !notice?.landlord) return undefined
    return tense !== undefined && tense < usual
      ? t.noticeByZone(usual, tense, notice.landlord)
      : t.notice(usual, notice.landlord)
  }
}
