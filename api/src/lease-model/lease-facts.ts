import type { Certificate } from '@bailclair/domain/energy-certificate/certificate.schema.ts'
import type { OfficialGrade } from '@bailclair/domain/energy-certificate/energy-grade.rules.ts'
import type { LawChanges } from '@bailclair/domain/law/known-law.schema.ts'
import type { ChargesKind } from '@bailclair/domain/law/letting-kind.ts'
import type { Furniture, PropertyType } from '@bailclair/domain/property/property.schema.ts'
import type { BuiltPeriod } from '@bailclair/domain/rent-control/built-period.ts'
import type { RentPlace } from '@bailclair/domain/rent-control/rent-place.schema.ts'
import type { NamedPerson } from '@bailclair/domain/rental-file/person-name.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'

type Home = {
  furniture: Furniture
  type?: PropertyType | undefined
  address?: string | undefined
  livingSpace?: number | undefined
  rooms?: number | undefined
  builtPeriod?: BuiltPeriod | undefined
  /** Euros a month without charges, with the supplement where there is one. */
  rentCost?: number | undefined
  rentSupplement?: number | undefined
  lastRent?: number | undefined
  lastRentSince?: CalendarDate | undefined
  longUnlet?: true | undefined
  chargesCost?: number | undefined
  chargesKind?: ChargesKind | undefined
  energyCostLeast?: number | undefined
  energyCostMost?: number | undefined
  energyCostYear?: number | undefined
  energyCostLastYear?: number | undefined
  tenantFees?: number | undefined
  inventoryFees?: number | undefined
  /** As the owner told it for the advert. */
  deposit?: number | undefined
  dpeNotRequired: boolean
  dpeGrade?: OfficialGrade | undefined
  dpeDate?: CalendarDate | undefined
  energyConsumption?: number | undefined
  certificate?: Certificate | undefined
}

/** Everything a lease is filled in with. There is no income in it. */
export type LeaseFacts = {
  today: CalendarDate
  /** What the operator says of the rules of letting. */
  changes: LawChanges
  place: RentPlace
  landlord: NamedPerson & { email: string }
  tenants: readonly NamedPerson[]
  /** Undefined when the owner may not see the file today. */
  guarantors: readonly { name: string; of: string }[] | undefined
  home: Home
  startsOn?: CalendarDate | undefined
  /** To print, also above the limit of the law. */
  deposit?: number | undefined
}
