import { describe, expect, it } from 'vitest'
import { advertFacts } from '../advert/advert-facts.rules.ts'
import { lastValidDay } from '../energy-certificate/certificate-validity.rules.ts'
import { electricityUpdate } from '../energy-certificate/electricity-update.rules.ts'
import { findGradeUpdates } from '../energy-certificate/grade-updates.rules.ts'
import { findLettingBan } from '../energy-certificate/letting-ban.rules.ts'
import { isSupplementBanned, lettingStanding } from '../energy-certificate/letting-calendar.rules.ts'
import { seasonStanding } from '../energy-certificate/season.rules.ts'
import { hasSmallHomeUpdate } from '../energy-certificate/small-home-update.rules.ts'
import { territoryOf } from '../energy-certificate/territory.rules.ts'
import { isDepositAllowed, mostDeposit } from '../lease-model/deposit.rules.ts'
import { referenceRentsOfLease, rentBetweenTenantsOfLease } from '../lease-model/lease-rent.rules.ts'
import { findRentPlace } from '../rent-control/find-rent-place.rules.ts'
import { findZones } from '../rent-control/find-zones.rules.ts'
import { loadFigures } from '../rent-control/load-figures.ts'
import { findOrder, printedRents, rentOfHome } from '../rent-control/reference-rent.rules.ts'
import { rentTerritories } from '../rent-control/rent-territories.data.ts'
import { findRentTerritory } from '../rent-control/rent-territory.rules.ts'
import { tenseZoneOf } from '../rent-control/tense-zone.rules.ts'
import { addDays } from '../value/calendar-date.ts'
import { feeLimitsOn, feesOfHome, feeZonesOf } from './agency-fees.rules.ts'
import { attestations, bans, ends, excesses, type Letter } from './certificate-cases.ts'
import { between, control, outlooks, type Said, supplements } from './control-cases.ts'
import { energy, season, smallHomes, updates } from './energy-cases.ts'
import { outlookOf, rentRulesOf } from './home-outlook.rules.ts'
import type { LawChange } from './known-law.schema.ts'
import type { LawCase } from './law-case.ts'
import { lawRules } from './law-rules.data.ts'
import { lawOn } from './law-state.rules.ts'
import { limitsOn, tenantNotice } from './letting-limits.rules.ts'
import { indexSeriesOf, rentCap } from './rent-between-tenants.rules.ts'
import { caps, type Home, rents } from './rent-cases.ts'
import { rentIndexes } from './rent-index.data.ts'
import { fees, leases, mostDeposits, places } from './rule-cases.ts'

// Worked out by hand from the texts, not from the code. An asterisk marks a day at the edge of a rule: see `law-case.ts`.

type Answer = string | number | undefined
const counted = { cases: 0, edges: 0 }
const asterisk = /\d{4}-\d\d-\d\d\*/
const asterisks = /(\d{4}-\d\d-\d\d)\*/g

function describeCases<About extends readonly unknown[]>(
  title: string,
  cases: readonly LawCase<About>[],
  tell: (...about: About) => Answer | Promise<Answer>,
) {
  counted.cases += cases.length
  counted.edges += cases.filter((one) => asterisk.test(JSON.stringify(one))).length
  describe(title, () => {
    it.each(cases.map((one) => [one.map((part) => part && JSON.stringify(part)).join(', '), one] as const))(
      '%s',
      async (_, [, ...rest]) => {
        const expected = rest.at(-1)
        const about = JSON.stringify(rest.slice(0, -1))
        /** With one of its edges moved by some days. */
        const answerAt = (edge: number, days: number) => {
          let at = 0
          const moved = about.replaceAll(asterisks, (_, day) => (at++ === edge ? addDays(day, days) : day))
          return tell(...JSON.parse(moved))
        }
        expect(await answerAt(0, 0)).toBe(expected)
        const edges = about.match(asterisks) ?? []
        for (const [edge, day] of edges.entries()) {
          const beside = [await answerAt(edge, -1), await answerAt(edge, 1)]
          expect(
            beside.some((answer) => answer !== expected),
            `${day} is no edge`,
          ).toBe(true)
        }
      },
    )
  })
}

const today = { today: '2026-11-19', changes: {} }

describeCases('energy grades', energy, (address, grade, act, day) => {
  const standing = lettingStanding(grade, territoryOf(address), day, {})[act]
  const told = {
    permitted: 'lastDay' in standing ? `<= ${standing.lastDay}` : 'free',
    banned: 'since' in standing ? `>= ${standing.since}` : '',
    announced: 'announced',
    uncertain: '?',
  }
  return told[standing.status]
})

describeCases('a let to tourists', season, (address, grade, day) => {
  const found = seasonStanding(grade, territoryOf(address), day, {})
  if (!found) return '?'
  const { permit, permitRefusedFrom, bannedFrom, isBanned } = found
  const told = permit ? { POSSIBLE: 'permit', REFUSED: 'no permit' }[permit] : 'permit ?'
  return [
    permitRefusedFrom ? `${told} until ${permitRefusedFrom}` : told,
    isBanned ? 'may not stay' : 'may stay',
    ...(bannedFrom ? [`until ${bannedFrom}`] : []),
  ].join(', ')
})

describeCases('the end of a certificate', ends, lastValidDay)

const homeOf = (address: string, letter: Letter) =>
  'status' in letter
    ? { address, certificate: { grade: letter.grade, co2Grade: 'C' as const, status: letter.status } }
    : { address, dpeGrade: letter.grade, dpeDate: letter.madeOn }

const yearLater: LawChange[] = [
  { since: '2027-06-01', state: 'ANNOUNCED' },
  { since: '2029-01-01', state: 'IN_FORCE' },
]

describeCases('the warning of a ban', bans, (address, letter, day, said) => {
  const ban = findLettingBan(homeOf(address, letter), day, said === 'puts off' ? { 'energy-lease-f': yearLater } : {})
  return ban ? `since ${ban.since}` : 'none'
})

describeCases('excessive consumption in an advert', excesses, (address, letter, day) => {
  const { energy } = advertFacts(homeOf(address, letter), undefined, { today: day, changes: {} })
  if (energy.kind !== 'KNOWN') return 'no letter'
  return energy.isExcessive ? 'yes' : 'no'
})

describeCases('attestations', attestations, (address, livingSpace, madeOn, day) => {
  const found = findGradeUpdates({ address, livingSpace, dpeGrade: 'F', dpeDate: madeOn }, day, {})
  const told = [...(found?.electricity ? ['electricity'] : []), ...(found?.smallHome ? ['small home'] : [])]
  return told.join(', ') || 'nothing'
})

describeCases('electricity', updates, (factor, [grade, co2Grade, livingSpace, primary, final], date) => {
  const energy = { primaryEnergyConsumption: primary, finalEnergyConsumption: final }
  const update = electricityUpdate({ date, grade, co2Grade, livingSpace, ...energy }, factor)
  return update.kind === 'BETTER' ? update.grade : update.kind
})

describeCases('homes of 40 m² or less', smallHomes, (livingSpace, grade, date) =>
  hasSmallHomeUpdate({ livingSpace, grade, date }) ? 'attestation' : 'none',
)

function placeOf(where: string, day: string) {
  const [citycode = '', lon, lat] = where.split(' ')
  return findRentPlace(lon ? { citycode, position: { lon: Number(lon), lat: Number(lat) } } : { citycode }, day)
}

/** The same change of each rule, as an operator enters it. */
function changesOf(said: Said, rules: readonly string[], since: string, until: string) {
  const change: LawChange = said === 'ended' ? { since, state: 'ENDED' } : { since, state: 'IN_FORCE', until }
  return said === 'nothing' ? {} : Object.fromEntries(rules.map((rule) => [rule, [change]]))
}

const controlRules = Object.values(rentTerritories).map(({ rule }) => rule)

describeCases('reference rents in a lease', control, async (where, day, said) => {
  const changes = changesOf(said, controlRules, '2026-11-25', '2031-11-24')
  const home = {
    type: 'APARTMENT',
    furniture: 'UNFURNISHED',
    rooms: 2,
    builtPeriod: 'BEFORE_1946',
    livingSpace: 40,
  } as const
  const told = referenceRentsOfLease(await placeOf(where, day), home, { today: day, changes })
  const until = told.sureUntil ? ` until ${told.sureUntil}` : ''
  return `${told.answer}${until}${told.rents?.ofHome ? `, ${told.rents.ofHome.ceiling}` : ''}`
})

describeCases('rent between two tenants in a lease', between, async (where, day, said) => {
  const changes = changesOf(said, ['rent-between-tenants'], '2026-08-01', '2027-07-31')
  const { answer, sureUntil } = rentBetweenTenantsOfLease(await placeOf(where, day), { today: day, changes })
  return sureUntil ? `${answer} until ${sureUntil}` : answer
})

describeCases('what is unsure, and what comes next', outlooks, async (where, address, day) => {
  const { uncertain, next } = outlookOf({ address, dpeGrade: 'F' }, await placeOf(where, day), day, {})
  const [first] = next
  return `${uncertain.map(({ rule }) => rule).join(', ')}; ${first ? `${first.rule} ${first.state} ${first.from}` : ''}`
})

describeCases('supplements', supplements, async (where, address, grade, day) => {
  const rule = 'rent-supplement'
  if (!rentRulesOf(await placeOf(where, day)).includes(rule)) return 'rents are not capped'
  const { state } = lawOn(lawRules[rule], day)
  if (!isSupplementBanned(grade, territoryOf(address)) || state === 'ANNOUNCED') return 'possible'
  return state === 'IN_FORCE' ? 'forbidden' : 'uncertain'
})

describeCases('reference rents as printed', rents, toldRents)

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

describeCases('rent between two tenants', caps, (address, lastRent, lastRentSince, signedOn, isFrozen) => {
  const series = indexSeriesOf(address)
  const cap = rentCap({ lastRent, lastRentSince, signedOn, isFrozen, series }, rentIndexes)
  return cap.kind === 'unknownIndex' ? cap.missing : cap.ceiling
})

describeCases('places', places, (citycode, _name) => {
  const zone = tenseZoneOf(citycode)
  const territory = findRentTerritory(citycode)?.id ?? 'none'
  const fees = feeZonesOf(citycode, zone).join('/')
  return [zone, territory, fees, tenantNotice('UNFURNISHED', zone, today)].join(', ')
})

describeCases('fees of agents', fees, (zone, livingSpace, day) => {
  const limits = feeLimitsOn(day)
  return limits ? [limits[zone], limits.inventory].map((euros) => feesOfHome(euros, livingSpace)).join(' ') : 'no limit'
})

describeCases('leases', leases, (kind) => {
  const { depositMonths, duration, notice } = limitsOn(kind, today)
  const months = duration ? `${duration.least}-${duration.most ?? 'any'}` : 'days'
  return [depositMonths ?? 'free', months, notice?.tenant ?? 'none', notice?.landlord ?? 'none'].join(', ')
})

describeCases('deposits', mostDeposits, (kind, rent, deposit) => {
  const told = isDepositAllowed(deposit, kind, rent, today) ? 'allowed' : 'too much'
  return `${mostDeposit(kind, rent, today)}, ${told}`
})

it('has two hundred cases, half of them at an edge', () => {
  expect(counted.cases).toBeGreaterThanOrEqual(200)
  expect(counted.edges).toBeGreaterThanOrEqual(counted.cases / 2)
})
