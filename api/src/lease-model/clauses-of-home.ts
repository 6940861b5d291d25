import { isGradeValid } from '@bailclair/domain/energy-certificate/certificate-validity.rules.ts'
import { lettingStanding } from '@bailclair/domain/energy-certificate/letting-calendar.rules.ts'
import { territoryOf } from '@bailclair/domain/energy-certificate/territory.rules.ts'
import type { LawChanges } from '@bailclair/domain/law/known-law.schema.ts'
import { nameOf } from '@bailclair/domain/rental-file/person-name.rules.ts'
import { addDays, type CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { propertyInFrench } from '@bailclair/texts/property-texts.ts'
import { completeFileTexts } from '#complete-file/complete-file.messages.ts'
import type { Block } from '#platform/paper/text-document.ts'
import { type Blank, type Clauses, rows, text } from './clause.ts'
import type { LeaseFacts } from './lease-facts.ts'

const { date } = completeFileTexts.fr
const number = new Intl.NumberFormat('fr-FR')

type Parts = 'parties' | 'object' | 'consistency' | 'use' | 'privateParts' | 'sharedParts' | 'network'

/** Sections I and II: who lets what to whom. */
export const clausesOfHome: Pick<Clauses, Parts> = {
  parties: ({ landlord, tenants }, blank) => [
    text('Le présent contrat est conclu entre le bailleur et le locataire désignés ci-dessous.'),
    rows(
      ['Bailleur', nameOf(landlord)],
      ['Qualité', blank('landlordStatus')],
      ['Adresse', blank('landlordAddress')],
      ['E-mail', landlord.email],
      ['Mandataire', blank('agent')],
      ...tenants.map(
        (tenant, index) =>
          [
            tenants.length > 1 ? `Locataire ${index + 1}` : 'Locataire',
            nameOf(tenant) || blank('tenantNames'),
          ] as const,
      ),
    ),
    text(
      tenants.length > 1
        ? 'Les personnes nommées ci-dessus sont ensemble «\u00a0le locataire\u00a0».'
        : 'La personne nommée ci-dessus est «\u00a0le locataire\u00a0».',
    ),
  ],
  object: () => [text('Le bailleur loue au locataire le logement décrit dans cette section.')],
  consistency: ({ home, today, changes }, blank) => [
    rows(
      ['Adresse du logement', home.address || blank('address')],
      ['Identifiant fiscal', blank('taxNumber')],
      ['Type d’habitat', buildingOf(home, blank)],
      ['Régime juridique de l’immeuble', blank('ownership')],
      ['Période de construction', constructionOf(home, blank)],
      ['Surface habitable', home.livingSpace ? `${number.format(home.livingSpace)} m²` : blank('livingSpace')],
      ['Pièces principales', home.rooms ? `${home.rooms}` : blank('rooms')],
      ['Autres parties', blank('otherParts')],
      ['Équipements', blank('equipment')],
      ['Production de chauffage', blank('heating')],
      ['Production d’eau chaude', blank('hotWater')],
      ['Performance énergétique', energyOf(home, today, blank)],
    ),
    ...minimumGrades(home, today, changes),
  ],
  use: () => [text('Le logement est loué à usage d’habitation. Il est la résidence principale du locataire.')],
  privateParts: (_, blank) => [text(blank('privateParts'))],
  sharedParts: (_, blank) => [text(blank('sharedParts'))],
  network: (_, blank) => [text(blank('network'))],
}

function buildingOf({ type }: LeaseFacts['home'], blank: Blank): string {
  if (type === 'APARTMENT') return 'Appartement, immeuble collectif'
  return type === 'HOUSE' ? 'Maison, immeuble individuel' : blank('building')
}

/** The owner's answer, else the year or the period that the registry knows. */
function constructionOf({ builtPeriod, certificate }: LeaseFacts['home'], blank: Blank): string {
  const { builtPeriods } = propertyInFrench
  if (builtPeriod) return builtPeriods[builtPeriod]
  const { constructionYear: year, constructionPeriod } = certificate ?? {}
  if (year !== undefined) return `${year}, selon le DPE`
  return constructionPeriod ? `${builtPeriods[constructionPeriod]}, selon le DPE` : blank('constructionPeriod')
}

/** An estimate from typed figures proves nothing and is left blank (decision 3). */
function energyOf(home: LeaseFacts['home'], today: CalendarDate, blank: Blank): string {
  const { certificate, dpeGrade, dpeDate, dpeNotRequired } = home
  const noLonger = isGradeValid(home, today) ? undefined : 'qui n’est plus valable'
  if (certificate) {
    const { grade, number: ofRegistry, date: madeOn, validUntil } = certificate
    return `Classe ${grade}, DPE n° ${ofRegistry} du ${date(madeOn)}, ${noLonger ?? `valable jusqu’au ${date(validUntil)}`}`
  }
  if (dpeGrade)
    return [`Classe ${dpeGrade}, selon le bailleur`, dpeDate && `DPE du ${date(dpeDate)}`, noLonger]
      .filter(Boolean)
      .join(', ')
  return dpeNotRequired ? 'Logement non soumis au DPE, selon le bailleur' : blank('energyGrade')
}

/** What the letting calendar says of the territory of the home (decision 4). */
function minimumGrades({ address, dpeNotRequired }: LeaseFacts['home'], today: string, changes: LawChanges): Block[] {
  if (dpeNotRequired) return []
  const told = (['G', 'F', 'E'] as const).flatMap((grade) => {
    const { renewLease } = lettingStanding(grade, territoryOf(address ?? ''), today, changes)
    if (renewLease.status === 'banned') return [`classe ${grade}, depuis le ${date(renewLease.since)}`]
    const lastDay = renewLease.status === 'permitted' ? renewLease.lastDay : undefined
    return lastDay ? [`classe ${grade}, à partir du ${date(addDays(lastDay, 1))}`] : []
  })
  if (told.length === 0) return []
  return [
    text('Rappel\u202f: un logement décent respecte un niveau minimal de performance. Ne le respectent pas\u202f:'),
    { kind: 'list', items: told },
  ]
}
