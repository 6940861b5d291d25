import { limitsOf, tenantNotice } from '@bailclair/domain/law/letting-limits.rules.ts'
import type { Furniture } from '@bailclair/domain/property/property.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { leaseModelMessages } from './lease-model.messages.ts'

/** What the law sets and the document says: how long, which notice, which charges. */
export function LeaseLimits({ furniture }: { furniture: Furniture }) {
  const t = useMessages(leaseModelMessages).limits
  const { duration, durationOfCompany, notice } = limitsOf(furniture)
  const student = limitsOf('STUDENT').duration
  const [usual, tense] = [tenantNotice(furniture, 'NOT_LISTED'), tenantNotice(furniture, 'LISTED')]
  return (
    <div className="small muted">
      <p>
        {duration &&
          (durationOfCompany
            ? t.lengthByLandlord(duration.least, durationOfCompany)
            : t.lengthOfStudent(duration.least, student?.least ?? duration.least))}{' '}
        {usual &&
          notice?.landlord &&
          (tense && tense < usual ? t.noticeByZone(usual, tense, notice.landlord) : t.notice(usual, notice.landlord))}
      </p>
      <p>{t.charges[furniture]}</p>
    </div>
  )
}
