import type { Certificate } from '@bailclair/domain/energy-certificate/certificate.schema.ts'
import type { OfficialGrade } from '@bailclair/domain/energy-certificate/energy-grade.rules.ts'
import type { Furniture, PropertyType } from '@bailclair/domain/property/property.schema.ts'
import type { NamedPerson } from '@bailclair/domain/rental-file/person-name.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'

type Home = {
  furniture: Furniture
  type?: PropertyType | undefined
  address?: string | undefined
  livingSpace?: number | undefined
  rentCost?: number | undefined
  chargesCost?: number | undefined
  dpeNotRequired: boolean
  dpeGrade?: OfficialGrade | undefined
  dpeDate?: CalendarDate | undefined
  energyConsumption?: number | undefined
  certificate?: Certificate | undefined
}

/** Everything a lease is filled in with. There is no income in it. */
export type LeaseFacts = {
  today: CalendarDate
  landlord: NamedPerson & { email: string }
  tenants: readonly NamedPerson[]
  /** Undefined when the owner may not see the file today. */
  guarantors: readonly { name: string; of: string }[] | undefined
  home: Home
  startsOn?: CalendarDate | undefined
  deposit?: number | undefined
}
