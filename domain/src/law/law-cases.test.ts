import { describe, expect, it } from 'vitest'
import { electricityUpdate } from '../energy-certificate/electricity-update.rules.ts'
import { lettingStanding } from '../energy-certificate/letting-calendar.rules.ts'
import { seasonStanding } from '../energy-certificate/season.rules.ts'
import { hasSmallHomeUpdate } from '../energy-certificate/small-home-update.rules.ts'
import { territoryOf } from '../energy-certificate/territory.rules.ts'
import { findZones } from '../rent-control/find-zones.rules.ts'
import { loadFigures } from '../rent-control/load-figures.ts'
import { findOrder, printedRents, rentOfHome } from '../rent-control/reference-rent.rules.ts'
import { findRentTerritory } from '../rent-control/rent-territory.rules.ts'
import { tenseZoneOf } from '../rent-control/tense-zone.rules.ts'
import { feeLimitsOn, feesOfHome, feeZonesOf } from './agency-fees.rules.ts'
import { energy, season, smallHomes, updates } from './energy-cases.ts'
import { lawRules } from './law-rules.data.ts'
import { lawOn } from './law-state.rules.ts'
import { limitsOf, tenantNotice } from './letting-limits.rules.ts'
import { indexSeriesOf, rentCap } from './rent-between-tenants.rules.ts'
import { caps, type Home, rents } from './rent-cases.ts'
import { rentIndexes } from './rent-index.data.ts'
import { fees, leases, places, states } from './rule-cases.ts'

/*
 * Cases worked out by hand from the texts, not from the code: place, home and day, then what the law says. An asterisk
 * marks a day at the edge of a rule.
 */

describe('energy grades', () => {
  it.each(energy)('%s, %s, %s on %s: %s', (address, grade, act, day, expected) => {
    const standing = lettingStanding(grade, territoryOf(address), plain(day), {})[act]
    const told = {
      permitted: 'lastDay' in standing ? `<= ${standing.lastDay}` : 'free',
      banned: 'since' in standing ? `>= ${standing.since}` : '',
      announced: 'announced',
      uncertain: '?',
    }
    expect(told[standing.status]).toBe(expected)
  })
})

describe('a let to tourists', () => {
  it.each(season)('%s, %s on %s: %s', (address, grade, day, expected) => {
    const found = seasonStanding(grade, territoryOf(address), plain(day), {})
    const permits = { POSSIBLE: 'permit', REFUSED: 'no permit' }
    const told = found && [
      `${found.permit ? permits[found.permit] : 'permit ?'}${found.permitRefusedFrom ? ` until ${found.permitRefusedFrom}` : ''}`,
      found.isBanned ? 'may not stay' : 'may stay',
      ...(found.bannedFrom ? [`until ${found.bannedFrom}`] : []),
    ]
    expect(told?.join(', ') ?? '?').toBe(expected)
  })
})

describe('states of rules', () => {
  it.each(states)('%s on %s: %s', (rule, day, expected, changes = []) => {
    expect(lawOn(lawRules[rule], plain(day), changes).state).toBe(expected)
  })
})

describe('reference rents', () => {
  it.each(rents)('%s, %j on %s: %s', async (where, home, day, expected) => {
    expect(await toldRents(where, home, plain(day))).toBe(expected)
  })
})

async function toldRents(where: string, home: Home, day: string): Promise<string> {
  const [furniture, rooms, builtPeriod, livingSpace, type = 'APARTMENT'] = home
  const [citycode = '', one = '', lat] = where.split(' ')
  const territory = findRentTerritory(citycode)
  if (!territory) return 'no territory'
  const { orders, shapes = [] } = await loadFigures[territory.id]()
  const order = findOrder(orders, day)
  if (!order) return 'none'
  if (order.until < day) return 'ended'
  const zone = lat === undefined ? one : (findZones(shapes, { lon: Number(one), lat: Number(lat) })[0]?.zone ?? '')
  const tables = order.zones[zone]
  const printed = tables && printedRents(tables, { furniture, rooms, builtPeriod, type })
  if (!printed) return 'no rent'
  return [printed, rentOfHome(printed, livingSpace)]
    .flatMap(({ floor, reference, ceiling }) => [floor, reference, ceiling])
    .join(' ')
}

describe('rent between two tenants', () => {
  it.each(caps)(
    '%s since %s, signed on %s, frozen: %s: %s',
    (lastRent, since, signedOn, isFrozen, expected, address) => {
      const series = indexSeriesOf(address ?? '12 rue des Lilas 75011 Paris')
      const letting = { lastRent, lastRentSince: plain(since), signedOn: plain(signedOn), isFrozen, series }
      const cap = rentCap(letting, rentIndexes)
    expect(cap.kind === 'unknownIndex' ? cap.missing : cap.ceiling).toBe(expected)
  })
})

describe('places', () => {
  it.each(places)('%s, %s: %s', (citycode, _, expected) => {
    const zone = tenseZoneOf(citycode)
    const territory = findRentTerritory(citycode)?.id ?? 'none'
    const fees = feeZonesOf(citycode, zone).join('/')
    expect([zone, territory, fees, tenantNotice('UNFURNISHED', zone)].join(', ')).toBe(expected)
  })
})

describe('fees of agents', () => {
  it.each(fees)('%s, %s m², signed on %s: %s', (zone, livingSpace, day, expected) => {
    const limits = feeLimitsOn(plain(day))
    const told = limits && [limits[zone], limits.inventory].map((euros) => feesOfHome(euros, livingSpace)).join(' ')
    expect(told ?? 'no limit').toBe(expected)
  })
})

describe('leases', () => {
  it.each(leases)('%s: %s', (kind, expected) => {
    const { depositMonths, duration, notice } = limitsOf(kind)
    const months = duration ? `${duration.least}-${duration.most}` : 'days'
    const told = [depositMonths ?? 'free', months, notice?.tenant ?? 'none', notice?.landlord ?? 'none']
    expect(told.join(', ')).toBe(expected)
  })
})

describe('electricity since 2026', () => {
  it.each(updates)('%j, made on %s: %s', ([grade, co2Grade, livingSpace, primary, final], date, expected) => {
    const update = electricityUpdate({
      date: plain(date),
      grade,
      co2Grade,
      livingSpace,
      ...(primary === undefined ? {} : { primaryEnergyConsumption: primary }),
      ...(final === undefined ? {} : { finalEnergyConsumption: final }),
    })
    expect(update.kind === 'BETTER' ? update.grade : update.kind).toBe(expected)
  })
})

describe('homes of 40 m² or less', () => {
  it.each(smallHomes)('%s m², %s, made on %s: %s', (livingSpace, grade, date, expected) => {
    expect(hasSmallHomeUpdate({ livingSpace, grade, date: plain(date) })).toBe(expected)
  })
})

it('has two hundred cases, half of them at an edge', () => {
  const cases = [energy, season, states, rents, caps, places, fees, leases, updates, smallHomes].flat()
  expect(cases.length).toBeGreaterThanOrEqual(200)
  const atEdges = cases.filter((values) => values.some((value) => typeof value === 'string' && value.endsWith('*')))
  expect(atEdges.length).toBeGreaterThanOrEqual(cases.length / 2)
})

function plain(day: string): string {
  return day.replace('*', '')
}
