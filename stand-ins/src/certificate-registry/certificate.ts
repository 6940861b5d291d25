/** Energy in kWh/m²/year, emissions in kg CO₂/m²/year. */
export type Certificate = {
  status: 'actif' | 'expiré' | 'remplacé'
  /** `YYYY-MM-DD` */
  date: string
  kind: 'house' | 'apartment' | 'building'
  /** The registry describes new dwellings under another key. */
  isNew?: boolean
  /** m² */
  livingSpace: number
  constructionYear: number | undefined
  /** Number of a span of years in the registry's data model: 1 before 1948, 2 from 1948 to 1974, … 10 since 2022. */
  constructionPeriod?: number
  primaryEnergy: number
  finalEnergy: number | undefined
  emissions: number
  emissionsGrade: string | undefined
  /** Overall grade: the worse of energy and emissions. */
  grade: string
  replaces?: string
  replacedBy?: string
  reason?: string
  /** Default: texts with a decimal point. */
  figures?: 'with a comma' | 'as numbers'
  isWithoutAddress?: boolean
  /** As in the national address directory: street, postcode and town. */
  address: readonly [street: string, postcode: string, town: string]
}

type Figures = Pick<Certificate, 'primaryEnergy' | 'finalEnergy' | 'emissions' | 'emissionsGrade'>

/** Values within the official thresholds since 2021: primary energy 70 to 420, emissions 6 to 100. */
const figuresOf: Record<string, Figures> = {
  A: { primaryEnergy: 52, finalEnergy: 38, emissions: 2, emissionsGrade: 'A' },
  B: { primaryEnergy: 95, finalEnergy: 71, emissions: 8, emissionsGrade: 'B' },
  C: { primaryEnergy: 152, finalEnergy: 118, emissions: 21, emissionsGrade: 'C' },
  D: { primaryEnergy: 221, finalEnergy: 196, emissions: 42, emissionsGrade: 'D' },
  E: { primaryEnergy: 296, finalEnergy: 262, emissions: 58, emissionsGrade: 'E' },
  F: { primaryEnergy: 384, finalEnergy: 341, emissions: 83, emissionsGrade: 'F' },
  G: { primaryEnergy: 447, finalEnergy: 432, emissions: 104, emissionsGrade: 'G' },
}

/** An apartment unless `facts` say otherwise. The default date is always recent, so the certificate never expires. */
export function makeCertificate(number: string, facts: Partial<Certificate>, now: Date): Certificate {
  const grade = number.charAt(number.length - 1)
  const figures = figuresOf[grade]
  if (!figures) throw new Error(`No figures for the grade of ${number}`)
  return {
    status: 'actif',
    date: recentDate(now),
    kind: 'apartment',
    livingSpace: 62.5,
    constructionYear: 1974,
    address: ['12 Rue des Lilas', '69003', 'Lyon'],
    grade,
    ...figures,
    ...facts,
  }
}

/** 150 days ago, `YYYY-MM-DD`. */
const recentDate = (now: Date) => new Date(now.getTime() - 150 * 86_400_000).toISOString().slice(0, 10)
