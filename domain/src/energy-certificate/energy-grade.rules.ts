/** The official overall letters, best first. */
export const officialGrades = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type OfficialGrade = (typeof officialGrades)[number]

/**
 * What is shown of a property: an official letter, G+ (a G above 450 kWh/m²/year of final energy, singled out by the
 * letting calendar), or A-D, which typed figures cannot tell apart (decision 3).
 */
export const energyGrades = [...officialGrades, 'G+', 'A-D'] as const
export type EnergyGrade = (typeof energyGrades)[number]

/** Final energy in kWh/m²/year above which a G is G+. */
const gPlusAbove = 450

/** Final energy in kWh/m²/year. */
const bands = [
  { grade: 'A-D', below: 250 },
  { grade: 'E', below: 330 },
  { grade: 'F', below: 420 },
] as const

/** Of figures typed by the owner. Indicative: the official letter is that of primary energy. */
export function indicativeGrade(finalEnergy: number): EnergyGrade {
  const band = bands.find(({ below }) => finalEnergy < below)
  return band?.grade ?? (finalEnergy > gPlusAbove ? 'G+' : 'G')
}

export type EnergyFacts = {
  /** Letter of the certificate found in the registry. */
  officialGrade?: OfficialGrade | undefined
  /** kWh/m²/year: the certificate's own, or typed by the owner. */
  finalEnergy?: number | undefined
}

/** Decision 3: the registry's letter wins, but its G is G+ above 450. Nothing known, no grade. */
export function findGrade(facts: EnergyFacts): { grade: EnergyGrade; isOfficial: boolean } | undefined {
  const { officialGrade, finalEnergy } = facts
  if (officialGrade) {
    const isGPlus = officialGrade === 'G' && finalEnergy !== undefined && finalEnergy > gPlusAbove
    return { grade: isGPlus ? 'G+' : officialGrade, isOfficial: true }
  }
  return finalEnergy === undefined ? undefined : { grade: indicativeGrade(finalEnergy), isOfficial: false }
}

/** Below 330 kWh/m²/year, so E is good although its letting ends in 2034 (decision 3). */
export const isGoodGrade = (grade: EnergyGrade): boolean => !['F', 'G', 'G+'].includes(grade)
