import { advertFacts } from '@bailclair/domain/advert/advert-facts.rules.ts'
import type { PropertyStep } from '@bailclair/domain/property/wizard.rules.ts'
import { useLaw } from '#platform/use-law.ts'
import { AdvertForm } from './advert-form.tsx'
import { AdvertPreview } from './advert-preview.tsx'
import { MissingList } from './missing-list.tsx'
import { PlaceNotice, type PlaceReading } from './place-notice.tsx'
import { type AdvertSave, useAdvertForm } from './use-advert-form.ts'
import { useAdvertLink } from './use-advert-link.ts'

type Props = AdvertSave & {
  /** Where the home is. */
  reading: PlaceReading
  /** Address of the step of the wizard for this property. */
  toStep: (step: PropertyStep) => string
}

/** What the advert needs, and the advert, which follows what is typed. */
export function AdvertEditor({ reading, toStep, ...saving }: Props) {
  const { property } = saving
  const editing = useAdvertForm(saving)
  const { today, changes } = useLaw()
  const link = useAdvertLink(property)
  const place = reading.data
  const home = { ...property, ...editing.typed }
  const facts = advertFacts(home, place, { today, changes })
  return (
    <div className="advert">
      <AdvertForm editing={editing} property={property} place={place} />
      <AdvertPreview
        propertyId={property.id}
        facts={facts}
        link={link}
        editing={editing}
        notices={
          <>
            <MissingList facts={facts} home={home} place={place} editing={editing} toStep={toStep} />
            <PlaceNotice reading={reading} hasAddress={property.address !== undefined} />
          </>
        }
      />
    </div>
  )
}
