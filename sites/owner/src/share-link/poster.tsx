import { findTown } from '@bailclair/domain/address/town.rules.ts'
import { findGrade } from '@bailclair/domain/energy-certificate/energy-grade.rules.ts'
import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { rentWithCharges } from '@bailclair/domain/property/rent-with-charges.rules.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { posterMessages } from './poster.messages.ts'

type Props = { property: PropertySummary; address: string; code: ReactNode }

/**
 * One sheet with the name and the code, for a window or a visit. It names the town at most: who reads it in the street
 * must not learn which door it is. It lies beside the page and shows on paper alone.
 */
export function Poster({ property, address, code }: Props) {
  const t = useMessages(posterMessages)
  const { number, money } = useFormats()
  const { name: site } = useSiteConfig()
  const { name, type = 'OTHER', furniture = 'UNFURNISHED', livingSpace = 0 } = property
  const town = findTown(property.address ?? '')
  const found = findGrade(property)
  const letter = found?.grade === 'A-D' ? t.range : found?.grade
  const facts = [t.kinds[type][furniture], `${number(livingSpace)}\u202Fm²`, town]
  return createPortal(
    <div className="poster">
      <p className="poster-kind">{t.toLet}</p>
      <p className="poster-name">{name}</p>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      <p className="poster-rent">{t.rent(money(rentWithCharges(property) ?? 0))}</p>
      {letter && <p>{t.grade(found?.source === 'estimated' ? t.estimate(letter) : letter)}</p>}
      <div className="poster-code">{code}</div>
      <p className="poster-scan">{t.scan}</p>
      <p className="poster-address">{address}</p>
      <p className="poster-promise">{t.promise(site)}</p>
    </div>,
    document.body,
  )
}

/** Puts the poster on paper instead of the page. */
export function printPoster(): void {
  const { dataset } = document.documentElement
  dataset['print'] = 'poster'
  window.addEventListener('afterprint', () => delete dataset['print'], { once: true })
  window.print()
}
