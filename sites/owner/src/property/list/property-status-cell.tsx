import { missingFields } from '@bailclair/domain/property/completeness.rules.ts'
import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useNavigate } from '@bailclair/site-kit/platform/router/router-context.ts'
import { Badge } from '@bailclair/site-kit/ui/badge/badge.tsx'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Icon } from '@bailclair/site-kit/ui/icon/icon.tsx'
import { VisuallyHidden } from '@bailclair/site-kit/ui/visually-hidden.tsx'
import { opensAt, statusOf } from './opens-at.ts'
import { propertyListMessages } from './property-list.messages.ts'

/** An arrow to consult a validated property; otherwise an Edit button, and what is still missing. */
export function PropertyStatusCell({ property }: { property: PropertySummary }) {
  const t = useMessages(propertyListMessages)
  const missing = missingFields(property).map((field) => t.missingFields[field])
  if (statusOf(property) === 'validated') {
    return (
      <div className="property-status">
        <Badge tone="verified">{t.statuses.validated}</Badge>
        {/* The link of the row is on its name; the arrow only shows that there is one. */}
        <Icon name="arrow-right" className="property-arrow" />
      </div>
    )
  }
  return (
    <div className="property-status">
      <div className="property-status-words">
        <Badge tone="draft">{t.statuses.toBeFinalized}</Badge>
        <p className="property-missing">{missing.length > 0 ? t.missing(missing.join(', ')) : t.onlyValidation}</p>
      </div>
      <EditButton property={property} />
    </div>
  )
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
