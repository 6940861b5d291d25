import { expect, it } from 'vitest'
import { territoryOf } from './territory.rules.ts'

it.each([
  ['12 rue des Lilas 75011 Paris', 'MAINLAND'],
  ['3 cours Napoléon, 20000 Ajaccio', 'MAINLAND'],
  ['1 place de la Mairie 95880 Enghien-les-Bains', 'MAINLAND'],
  ['4 rue de Paris 97100 Basse-Terre', 'OVERSEAS_DEPARTMENT'],
  ['97400 Saint-Denis', 'OVERSEAS_DEPARTMENT'],
  ['5 rue du Commerce 97600 Mamoudzou', 'OVERSEAS_DEPARTMENT'],
  ['12 rue Schœlcher 97200 Fort-de-France', 'OVERSEAS_DEPARTMENT'],
  ['3 rue Lalouette 97300 Cayenne', 'OVERSEAS_DEPARTMENT'],
  ['7 rue Nozières 97110 Pointe-à-Pitre', 'OVERSEAS_DEPARTMENT'],
  // collectivities: the calendar does not name them
  ['1 rue Bersol 97500 Saint-Pierre', 'OTHER_OVERSEAS'],
  ['2 rue de la République 97133 Saint-Barthélemy', 'OTHER_OVERSEAS'],
  ['3 rue de Hollande 97150 Saint-Martin', 'OTHER_OVERSEAS'],
  ['4 rue X 97800 Ailleurs', 'OTHER_OVERSEAS'],
  ['8 rue de l’Alma 98800 Nouméa', 'OTHER_OVERSEAS'],
  // France has no such postcodes
  ['1 place de la Mairie 96999 Ailleurs', 'UNKNOWN'],
  ['1 rue X 99000 Nulle-Part', 'UNKNOWN'],
  ['1 rue X 00100 Nulle-Part', 'UNKNOWN'],
  ['1 rue X 01000 Bourg-en-Bresse', 'MAINLAND'],
  // the last one is the postcode; longer and shorter runs of digits are not
  ['BP 97400, 69001 Lyon', 'MAINLAND'],
  ['BP 69001, 97400 Saint-Denis', 'OVERSEAS_DEPARTMENT'],
  ['Lot 974001, 69001 Lyon', 'MAINLAND'],
  ['9740 rue Longue, 69001 Lyon', 'MAINLAND'],
  ['12 rue des Lilas, Saint-Denis', 'UNKNOWN'],
  ['', 'UNKNOWN'],
])('%j is %s', (address, territory) => expect(territoryOf(address)).toBe(territory))
