import { findPostcode } from '../address/postcode.rules.ts'
import { isSameStreet } from '../address/same-street.rules.ts'
import type { PropertyType } from '../property/property.schema.ts'

export const homeFacts = ['address', 'postcode', 'type', 'livingSpace'] as const
export type HomeFact = (typeof homeFacts)[number]

/** As the owner describes it; a value not given is null (stored) or absent (JSON). */
type Described = {
  address?: string | null | undefined
  type?: PropertyType | null | undefined
  /** m² */
  livingSpace?: number | null | undefined
}
/** As the registry does. */
type Certified = { address?: string | undefined; propertyType: PropertyType; livingSpace: number }

/** Two measurements of one home differ by a twentieth at most: the law has the same tolerance for a lease. */
const areaParts = 20

const differs: { [F in HomeFact]: (home: Described, certificate: Certified) => boolean } = {
  address: (home, certificate) =>
    Boolean(home.address && certificate.address) && !isSameStreet(home.address ?? '', certificate.address ?? ''),
  postcode: (home, certificate) => {
    const [ours, theirs] = [findPostcode(home.address ?? ''), findPostcode(certificate.address ?? '')]
    return ours !== undefined && theirs !== undefined && ours !== theirs
  },
  // «Other» may be anything; in the registry it is a whole building
  type: ({ type }, { propertyType }) => Boolean(type) && type !== 'OTHER' && type !== propertyType,
  livingSpace: ({ livingSpace: ours }, { livingSpace: theirs }) =>
    Boolean(ours) && Math.abs((ours ?? 0) - theirs) * areaParts > (ours ?? 0) + 1e-9,
}

/** In what a certificate describes another home than its property. What either leaves out is no difference. */
export const findDifferences = (home: Described, certificate: Certified): HomeFact[] =>
  homeFacts.filter((fact) => differs[fact](home, certificate))

type Answered = Described & { certificate?: Certified | null | undefined; dpeConfirmed?: boolean | undefined }

/** Whether to ask «Is this your home?», and about what: nothing once the owner has said yes. */
export const findDoubts = ({ certificate, dpeConfirmed, ...home }: Answered): HomeFact[] =>
  certificate && !dpeConfirmed ? findDifferences(home, certificate) : []
