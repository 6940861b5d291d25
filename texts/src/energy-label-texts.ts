import type { AdvertEnergy } from '@bailclair/domain/advert/advert-facts.rules.ts'
import type { OfficialGrade } from '@bailclair/domain/energy-certificate/energy-grade.rules.ts'
import {
  type Drawing,
  drawEnergyLabel,
  type LabelScale,
  type LabelWords,
} from '@bailclair/domain/energy-certificate/energy-label.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'

type Words = LabelWords & { alternative: (grade: OfficialGrade) => string }

const words: Record<Language, Record<LabelScale, Words>> = {
  fr: {
    energy: {
      title: 'Classe énergie',
      best: 'logement économe',
      worst: 'logement énergivore',
      alternative: (grade) => `Étiquette énergie\u202f: classe ${grade}, sur une échelle de A à G.`,
    },
    climate: {
      title: 'Classe climat',
      best: 'peu de gaz à effet de serre',
      worst: 'beaucoup de gaz à effet de serre',
      alternative: (grade) => `Étiquette climat\u202f: classe ${grade}, sur une échelle de A à G.`,
    },
  },
  en: {
    energy: {
      title: 'Energy grade',
      best: 'efficient home',
      worst: 'inefficient home',
      alternative: (grade) => `Energy label: grade ${grade}, on a scale from A to G.`,
    },
    climate: {
      title: 'Climate grade',
      best: 'little greenhouse gas',
      worst: 'much greenhouse gas',
      alternative: (grade) => `Climate label: grade ${grade}, on a scale from A to G.`,
    },
  },
}

/** With what is said in its place. */
export type EnergyLabel = Drawing & { alternative: string }

/** Of the grades that are known; an advert online shows both scales in colour (building code, R. 126-22). */
export function writeEnergyLabels(energy: AdvertEnergy, language: Language): EnergyLabel[] {
  if (energy.kind !== 'KNOWN') return []
  const write = (scale: LabelScale, grade: OfficialGrade): EnergyLabel => {
    const { alternative, ...labels } = words[language][scale]
    return { ...drawEnergyLabel(scale, grade, labels), alternative: alternative(grade) }
  }
  return [write('energy', energy.grade), ...(energy.co2Grade ? [write('climate', energy.co2Grade)] : [])]
}
