import { findLettingBan, isOutsideCalendar } from '@bailclair/domain/energy-certificate/letting-ban.rules.ts'
import { missingFields } from '@bailclair/domain/property/completeness.rules.ts'
import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { unansweredSteps } from '@bailclair/domain/property/step-state.rules.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useNavigate } from '@bailclair/site-kit/platform/router/router-context.ts'
import { Badge } from '@bailclair/site-kit/ui/badge/badge.tsx'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { VisuallyHidden } from '@bailclair/site-kit/ui/visually-hidden.tsx'
import { useLaw } from '#platform/use-law.ts'
import { opensAt, statusOf } from './opens-at.ts'
import { propertyListMessages } from './property-list.messages.ts'

/** An arrow to consult a validated property; otherwise an Edit button, and what is still missing. */
export function PropertyStatusCell({ property }: { property: PropertySummary }) {
  const t = useMessages(propertyListMessages)
  const { today, changes } = useLaw()
  const isBanned = findLettingBan(property, today, changes) !== undefined
  const ownRules = isOutsideCalendar(property, today, changes) && (
    <Badge tone="draft" icon="info">
      {t.ownRules}
    </Badge>
  )
  if (statusOf(property) === 'validated') {
    return (
      <div className="property-status">
        {isBanned ? (
          <div className="property-standing">
            <Badge tone="danger">{t.banned}</Badge>
            <span className="small muted">{t.statuses.validated}</span>
          </div>
        ) : (
          <div className="property-standing">
            <Badge tone="verified">{t.statuses.validated}</Badge>
            {ownRules}
          </div>
        )}
        {/* The link of the row is on its name; the arrow only shows that there is one. */}
        <Icon name="arrow-right" className="property-arrow" />
      </div>
    )
  }
  return (
    <div className="property-status">
      <div className="property-status-words">
        <div className="property-standing">
          <Badge tone="draft">{t.statuses.toBeFinalized}</Badge>
          {isBanned && <Badge tone="danger">{t.banned}</Badge>}
          {ownRules}
        </div>
        <p className="property-missing">{wordsOf(property, t)}</p>
      </div>
      <EditButton property={property} />
    </div>
  )
}

type Texts = NonNullable<typeof propertyListMessages.fr>

/** What validation needs; else what was passed over; else nothing but the validation. */
function wordsOf(property: PropertySummary, t: Texts): string {
  const missing = missingFields(property).map((field) => t.missingFields[field])
  if (missing.length > 0) return t.missing(missing.join(', '))
  const steps = unansweredSteps(property)
  const passed = (['type', 'diagnostic'] as const).filter((step) => steps.includes(step)).map((step) => t.passed[step])
  return passed.length > 0 ? t.unanswered(passed.join(', ')) : t.onlyValidation
}

/** A button: the row keeps one link, and «Modifier» can still be pressed, spoken and found by itself. */
function EditButton({ property }: { property: PropertySummary }) {
  const t = useMessages(propertyListMessages)
  const navigate = useNavigate()
  return (
    <Button variant="secondary" compact onClick={() => navigate(opensAt(property))}>
      {t.edit} <VisuallyHidden>{property.name ?? t.unnamed}</VisuallyHidden>
    </Button>
  )
}
