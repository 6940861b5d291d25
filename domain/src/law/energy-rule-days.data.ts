import type { CalendarDate } from '../value/calendar-date.ts'

/** First days of the rules that the letting calendar needs on first pages, without the words of all others. */
export const energyRuleDays = {
  'energy-lease-g-plus': '2023-01-01',
  'energy-lease-g': '2025-01-01',
  'energy-lease-f': '2028-01-01',
  'energy-lease-e': '2034-01-01',
  'energy-lease-g-overseas': '2028-01-01',
  'energy-lease-f-overseas': '2031-01-01',
  'energy-rent': '2022-08-24',
  'energy-rent-overseas': '2024-07-01',
} as const satisfies Record<string, CalendarDate>

export type EnergyRuleId = keyof typeof energyRuleDays
