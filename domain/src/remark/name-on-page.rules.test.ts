import { describe, expect, it } from 'vitest'
import { linesOf } from '../reading/lines.ts'
import { pageOfLines } from '../reading/page-of-lines.ts'
import { isNameFound } from './name-on-page.rules.ts'

describe('the name', () => {
  it.each<[string, string[], boolean]>([
    ['as written', ['Martin'], true],
    ['with one wrong letter', ['Martim'], true],
    ['one of two names', ['Lefèvre', 'Martin'], true],
    ['a part of a double name', ['Martin-Lefèvre'], true],
    ['of somebody else', ['Durand'], false],
    ['short and alike', ['Marti'], false],
    ['of a company', [], true],
    ['with a particle that is on the page', ['De La Fontanelle'], false],
    ['with a word that addresses have', ['Saint-Clarel'], false],
    ['of a particle alone', ['Des'], true],
  ])('%s: %j', (_, lastNames, isFound) => {
    const lines = ['BULLETIN DE PAIE', 'Salariée : MARTIN Élodie, 4 rue des Lilas 69002 Lyon']
    expect(isNameFound(lastNames, linesOf(pageOfLines(...lines)))).toBe(isFound)
  })

  it.each<[string, string]>([
    ['Lebœuf', 'LEBOEUF'],
    ['Leboeuf', 'Lebœuf'],
    ['Lætitia', 'LAETITIA'],
    ['N’Diaye', 'NDIAYE'],
    ['Ndiaye', 'N’DIAYE'],
    ['O’Brien', 'OBRIEN'],
    ['Ben Ali', 'BENALI'],
    ['Benali', 'BEN ALI'],
    ['Le Goff', 'LEGOFF'],
    ['Legoff', 'LE GOFF'],
    ['De La Tour', 'DELATOUR'],
    ['Wałęsa', 'WALESA'],
    ['Søren', 'SOREN'],
    ['Weiß', 'WEISS'],
    ['Đorđe', 'DORDE'],
    ['Martin', 'M A R T I N'],
  ])('%s is found in %s', (lastName, printed) => {
    expect(isNameFound([lastName], linesOf(pageOfLines(`Salariée : Mme ${printed} Jeanne, Lyon`)))).toBe(true)
  })

  it.each<[string, string]>([
    ['Ben Ali', 'BEN SAID'],
    ['Benali', 'BEN SAID'],
    ['Le Goff', 'LE BRAS'],
    ['Ali', 'MALI'],
    ['Goff', 'LEGOFF'],
  ])('%s is not found in %s', (lastName, printed) => {
    expect(isNameFound([lastName], linesOf(pageOfLines(`Salariée : Mme ${printed} Jeanne, Lyon`)))).toBe(false)
  })
})
