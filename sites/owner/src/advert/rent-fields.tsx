import { isCeilingAsked } from '@bailclair/domain/advert/advert-control.rules.ts'
import { findRentWarnings, type RentWarning } from '@bailclair/domain/advert/rent-warnings.rules.ts'
import type { Property } from '@bailclair/domain/property/property-answer.schema.ts'
import type { RentPlace } from '@bailclair/domain/rent-control/rent-place.schema.ts'
import { rentTerritories } from '@bailclair/domain/rent-control/rent-territories.data.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { ExternalLink } from '@bailclair/site-kit/ui/external-link.tsx'
import { MoneyField } from '@bailclair/site-kit/ui/field/number-field.tsx'
import { useLaw } from '#platform/use-law.ts'
import { advertFormMessages } from './advert-form.messages.ts'
import { FieldWarning } from './field-warning.tsx'
import type { AdvertEditing } from './use-advert-form.ts'

type Props = { editing: AdvertEditing; property: Property; place: RentPlace | undefined }

const territoryOfPlace = (place: RentPlace | undefined) => (place?.kind === 'FOUND' ? place.territory : undefined)

/** Only where rents are controlled and we have no certain figure for the home. */
export function CeilingField({ editing: { form, labels }, place }: Omit<Props, 'property'>) {
  const t = useMessages(advertFormMessages)
  const law = useLaw()
  const territory = territoryOfPlace(place)
  if (!territory || !isCeilingAsked(place, law)) return null
  const { official, name } = rentTerritories[territory.id]
  return (
    <div>
      <MoneyField
        {...form.field('statedCeiling')}
        label={labels.statedCeiling}
        hint={territory.isPartly ? t.ceiling.partly : t.ceiling.hint}
        suffix={t.perSquareMetre}
      />
      <p className="small">
        <ExternalLink href={official}>{t.ceiling.official(name)}</ExternalLink>
      </p>
    </div>
  )
}

/** Only where rents are controlled. Warns of rents that the law does not allow there, also without a supplement. */
export function SupplementField({ editing: { form, labels, typed }, property, place }: Props) {
  const t = useMessages(advertFormMessages)
  const law = useLaw()
  const { rentCost, rentSupplement } = property
  // one that is stored is in the advert, so that it can be changed
  if (!territoryOfPlace(place) && !rentSupplement) return null
  const isWhole = rentCost !== undefined && (typed.rentSupplement ?? 0) >= rentCost
  const warnings = findRentWarnings({ ...property, ...typed }, place, law)
  return (
    <div>
      <MoneyField
        {...form.field('rentSupplement')}
        label={labels.rentSupplement}
        hint={t.supplement.hint}
        suffix={t.perMonth}
      />
      <FieldWarning text={isWhole && t.supplement.tooMuch} />
      {warningKinds.map((kind) => (
        <Warning key={kind} warning={warnings.find((warning) => warning.kind === kind)} />
      ))}
    </div>
  )
}

/** Each has a place of its own, so that a screen reader says what is new. */
const warningKinds = ['SUPPLEMENT_BANNED', 'ABOVE', 'PERHAPS_ABOVE', 'SUPPLEMENT_BELOW'] as const

function Warning({ warning }: { warning: RentWarning | undefined }) {
  const t = useMessages(advertFormMessages).rent
  const { money } = useFormats()
  if (!warning) return <FieldWarning text={undefined} />
  const text = warning.kind === 'SUPPLEMENT_BANNED' ? t.banned(warning.grade) : t[warning.kind](money(warning.ceiling))
  return <FieldWarning text={`${text} ${t.goOn}`} />
}
