import { isControlUncertain } from '@bailclair/domain/advert/advert-control.rules.ts'
import {
  type AdvertFacts,
  type AdvertHome,
  type AdvertMention,
  missingMentions,
} from '@bailclair/domain/advert/advert-facts.rules.ts'
import type { PropertyStep } from '@bailclair/domain/property/wizard.rules.ts'
import type { RentPlace } from '@bailclair/domain/rent-control/rent-place.schema.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { VisuallyHidden } from '@bailclair/site-kit/ui/visually-hidden.tsx'
import { useLaw } from '#platform/use-law.ts'
import { advertMessages } from './advert.messages.ts'
import type { AdvertEditing } from './use-advert-form.ts'
import { whereToGive } from './where-to-give.ts'

type Props = {
  facts: AdvertFacts
  home: AdvertHome
  place: RentPlace | undefined
  editing: AdvertEditing
  /** Address of the step of the wizard for this property. */
  toStep: (step: PropertyStep) => string
}

/** Compulsory mentions that the advert cannot make yet, each with where to give it. */
export function MissingList({ facts, ...where }: Props) {
  const t = useMessages(advertMessages)
  const { place } = where
  const missing = missingMentions(facts, place)
  const isUncertain = isControlUncertain(place, useLaw())
  // before the place is known nobody can say that nothing is missing
  if (missing.length === 0 && place?.kind !== 'FOUND') return null
  if (missing.length === 0 && isUncertain) return <p>{t.missing.uncertain}</p>
  if (missing.length === 0) return <Callout kind="success">{t.missing.none}</Callout>
  return (
    <Callout kind="warning" title={t.missing.title(missing.length)}>
      <ul className="advert-missing">
        {missing.map((mention) => (
          <li key={mention}>
            {t.mentions[mention]} <Give mention={mention} {...where} />
          </li>
        ))}
      </ul>
    </Callout>
  )
}

function Give({ mention, home, place, editing, toStep }: Omit<Props, 'facts'> & { mention: AdvertMention }) {
  const { missing, mentions } = useMessages(advertMessages)
  const where = whereToGive(mention, home, place, useLaw())
  // the same words lead to different places
  const label = (
    <>
      {missing.give} <VisuallyHidden>{mentions[mention]}</VisuallyHidden>
    </>
  )
  if ('step' in where) return <a href={toStep(where.step)}>{label}</a>
  const { id } = editing.form.field(where.field)
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(id)?.focus()
      }}
    >
      {label}
    </a>
  )
}
