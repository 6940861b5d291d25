import { findArrondissement, findDistrict } from '@bailclair/domain/address/town.rules.ts'
import { findGrade } from '@bailclair/domain/energy-certificate/energy-grade.rules.ts'
import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { rentWithCharges } from '@bailclair/domain/property/rent-with-charges.rules.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { pathTo } from '#platform/paths.ts'
import { posterMessages } from './poster.messages.ts'

type Props = { property: PropertySummary; address: string; shortCode: string | undefined; code: ReactNode }

/** Strips that people tear off; as many as fit beside each other. */
const strips = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/**
 * One sheet for a window or a visit. It names the district at most: who reads it in the street must not learn which
 * door it is. It lies beside the page and shows on paper alone.
 */
export function Poster({ property, address, shortCode, code }: Props) {
  const t = useMessages(posterMessages)
  const { number, money } = useFormats()
  const { name: site, hosts } = useSiteConfig()
  const { name, type = 'OTHER', furniture = 'UNFURNISHED', livingSpace = 0 } = property
  const place = usePlace(property.address ?? '')
  const found = findGrade(property)
  const letter = found?.grade === 'A-D' ? t.range : found?.grade
  const facts = [t.kinds[type][furniture], `${number(livingSpace)}\u202Fm²`]
  const host = hosts.web.replace(/^https?:\/\//, '')
  const path = shortCode && pathTo('ShortLink', { code: shortCode })
  return createPortal(
    <div className="poster">
      <div className="poster-head">
        <PosterLogo />
        <span className="poster-site">{site}</span>
        <span className="poster-kind">{t.toLet}</span>
      </div>
      <div className="poster-what">
        <p className="poster-name">{name}</p>
        {place && <p className="poster-place">{place}</p>}
        <p>{facts.join(' · ')}</p>
        <p className="poster-rent">{t.rent(money(rentWithCharges(property) ?? 0))}</p>
        {letter && (
          <p className="poster-grade">
            <span className="grade-badge" aria-hidden="true">
              <span className="grade-bar" data-grade={found?.grade}>
                {letter}
              </span>
            </span>
            {t.grade(found?.source === 'estimated' ? t.estimate(letter) : letter)}
          </p>
        )}
      </div>
      <div className="poster-apply">
        {code}
        <div>
          <p className="poster-scan">{t.scan}</p>
          {path ? (
            <>
              <p>{t.type}</p>
              <p className="poster-short">
                {host}
                <wbr />
                {path}
              </p>
            </>
          ) : (
            <p className="poster-address">{address}</p>
          )}
        </div>
      </div>
      <p className="poster-promise">{property.visitFirst ? t.promiseVisitFirst(site) : t.promise(site)}</p>
      {path && (
        <ul className="poster-strips" aria-hidden="true">
          {strips.map((strip) => (
            <li key={strip}>
              <span>{name}</span>
              <span>{host}</span>
              <b>{path}</b>
            </li>
          ))}
        </ul>
      )}
    </div>,
    document.body,
  )
}

/** Town and arrondissement, or town and postcode. */
function usePlace(address: string): string {
  const t = useMessages(posterMessages)
  const divided = findArrondissement(address)
  if (divided) return t.arrondissement(divided.town, divided.number)
  const [postcode = '', ...town] = findDistrict(address).split(' ')
  return postcode && t.district(town.join(' '), postcode)
}

/** The mark of the header, whose colours do not print. */
const PosterLogo = () => (
  <svg className="poster-logo" viewBox="3 3 26 26" aria-hidden="true">
    <rect fill="#0b5d57" x="3" y="3" width="26" height="26" rx="8" />
    <path fill="#e9a820" d="M12 8h10v17H12z" />
    <path fill="#ffffff" d="M9 8.5 17 11v16l-8-2.5z" />
  </svg>
)

/** Puts the poster on paper instead of the page. */
export function printPoster(): void {
  const { dataset } = document.documentElement
  dataset['print'] = 'poster'
  window.addEventListener('afterprint', () => delete dataset['print'], { once: true })
  window.print()
}
