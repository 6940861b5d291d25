import type { PropertyChanges } from '@bailclair/domain/property/property-changes.schema.ts'
import { demonstration } from '#stack/demonstration.ts'
import type { Person } from '#stack/sign-in.ts'
import { emailOf } from './people.ts'

type Facts = Partial<Record<keyof PropertyChanges, unknown>> & { name: string }
export type DemoOwner = Person & {
  firstName: string
  lastName: string
  properties: readonly Facts[]
  /** Names of properties whose share link is paused. */
  paused: readonly string[]
  /** Names of properties whose share link asks for a visit first. */
  visitFirst: readonly string[]
}

type Home = [address: string, livingSpace: number, rentCost: number, chargesCost: number]
const home = (
  name: string,
  type: string,
  [address, livingSpace, rentCost, chargesCost]: Home,
  more: object,
): Facts => ({
  name,
  type,
  address,
  livingSpace,
  rentCost,
  chargesCost,
  furniture: 'UNFURNISHED',
  validated: true,
  ...more,
})
/** A number of the stand-in registry, which describes the same home. */
const certified = (ademeNumber: string) => ({ ademeNumber })

/** Properties that demo tenants apply to. */
export const openHomes = {
  croixRousse: 'T2 lumineux, Croix-Rousse',
  nantes: 'Maison avec jardin, Nantes',
  lille: 'Colocation Wazemmes',
  bordeaux: 'T3 des Chartrons',
  tours: 'Pavillon des Acacias',
  toulouse: 'T3 du canal',
  strasbourg: 'Duplex des quais',
} as const

/** Where rents are controlled: the rent step, the advert and the rules show figures. */
export const homeInParis = 'Studio, boulevard Voltaire'

const dominique: DemoOwner = {
  ...demonstration.owner,
  properties: [
    home(
      openHomes.croixRousse,
      'APARTMENT',
      ['12 Rue des Lilas 69004 Lyon', 42.5, 720, 60],
      certified('2599E0000101C'),
    ),
    home(openHomes.nantes, 'HOUSE', ['8 Rue des Acacias 44000 Nantes', 96, 1_180, 45], certified('2599E0000102D')),
    home(openHomes.lille, 'APARTMENT', ['27 Rue des Tilleuls 59000 Lille', 88, 1_260, 150], {
      furniture: 'FURNISHED',
      ...certified('2599E0000103B'),
    }),
    home(homeInParis, 'APARTMENT', ['128 Boulevard Voltaire 75011 Paris', 19.8, 780, 45], {
      furniture: 'FURNISHED',
      rooms: 1,
      builtPeriod: 'BEFORE_1946',
      lastRent: 780,
      lastRentSince: '2024-09-01',
      chargesKind: 'FLAT_RATE',
      deposit: 1_560,
      energyCostLeast: 1_180,
      energyCostMost: 1_640,
      energyCostYear: 2025,
      presentation: 'Studio au troisième étage, sur cour. Cuisine équipée, local à vélos.',
      ...certified('2599E0000104F'),
    }),
    home('Dernier étage, vieux port', 'APARTMENT', ['5 Rue de la République 13002 Marseille', 51, 690, 70], {
      ...certified('2599E0000105G'),
    }),
    home(
      'Maison de ville à rénover',
      'HOUSE',
      ['14 Rue Pasteur 87000 Limoges', 74, 540, 0],
      certified('2599E0000106G'),
    ),
    home(openHomes.strasbourg, 'APARTMENT', ['41 Rue des Lilas 67000 Strasbourg', 63, 880, 90], {
      energyConsumption: 262,
      co2Emission: 31,
      dpeGrade: 'E',
      dpeDate: '2023-03-12',
    }),
    home('Chalet des Aravis', 'OTHER', ['2 Rue des Écoles 74000 Annecy', 38, 650, 40], {
      furniture: 'FURNISHED',
      dpeNotRequired: true,
    }),
    home(openHomes.tours, 'HOUSE', ['19 Rue Jean Jaurès 37000 Tours', 82, 840, 30], certified('2599E0000107D')),
    home(
      openHomes.toulouse,
      'APARTMENT',
      ['6 Rue des Tilleuls 31000 Toulouse', 61, 790, 85],
      certified('2599E0000108F'),
    ),
    { name: 'Appartement de la tante Odile' },
    { name: 'Maison du lac', type: 'HOUSE', address: '1 Rue des Acacias 73000 Chambéry' },
    {
      name: 'T4 presque prêt',
      type: 'APARTMENT',
      address: '22 Rue Victor Hugo 21000 Dijon',
      furniture: 'UNFURNISHED',
      livingSpace: 78,
      rentCost: 910,
      chargesCost: 95,
    },
  ],
  paused: ['Chalet des Aravis'],
  visitFirst: [openHomes.strasbourg],
}

const odile: DemoOwner = {
  email: emailOf('Odile', 'Ferrand'),
  password: demonstration.password,
  firstName: 'Odile',
  lastName: 'Ferrand',
  properties: [
    home(openHomes.bordeaux, 'APARTMENT', ['9 Rue des Lilas 33000 Bordeaux', 67, 930, 80], certified('2599E0000110A')),
    home('Rez-de-jardin', 'APARTMENT', ['11 Rue Pasteur 34000 Montpellier', 48, 700, 50], certified('2599E0000111E')),
    { name: 'Loft à décrire', type: 'OTHER' },
  ],
  paused: [],
  visitFirst: [],
}

export const demoOwners: readonly DemoOwner[] = [dominique, odile]
