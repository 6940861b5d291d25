import type { Screen } from './screen.ts'

const ofHome = (page: '/regles' | '/annonce', property: 'inParis' | 'validated' | 'draft' | 'bannedShared') =>
  ({
    as: 'landlord',
    path: ({ ids }) => `/consulte-propriete/${ids[property]}${page}`,
    act: (page) => page.getByRole('heading', { level: 2 }).first().waitFor(),
  }) as const satisfies Partial<Screen>

/** What the law says, of all homes and of one, and the advert that follows it. */
export const lawScreens: readonly Screen[] = [
  { name: 'LettingRules', path: '/regles-de-location' },
  { name: 'ApplicantRights', path: '/droits-des-candidats' },
  {
    name: 'ApplicantRights, an agency',
    path: '/droits-des-candidats',
    act: (page) => page.getByRole('main').getByRole('combobox').selectOption('69'),
  },
  { name: 'HomeLaw, rent control', ...ofHome('/regles', 'inParis') },
  { name: 'HomeLaw, certified', ...ofHome('/regles', 'validated') },
  { name: 'HomeLaw, hardly anything known', ...ofHome('/regles', 'draft') },
  { name: 'HomeLaw, may not be let', ...ofHome('/regles', 'bannedShared') },
  { name: 'Advert, rent control', ...ofHome('/annonce', 'inParis') },
  { name: 'Advert, hardly anything known', ...ofHome('/annonce', 'draft') },
  {
    name: 'Advert, words to look at again, fees too high',
    ...ofHome('/annonce', 'validated'),
    act: async (page) => {
      await page
        .getByRole('textbox', { name: /^(Présentation du logement|Description of the home)/ })
        .fill('Jeune couple')
      await page.getByText(/^(Un professionnel intervient|A professional is involved)$/).click()
      await page
        .getByRole('textbox', { name: /^(Honoraires|Fees)/ })
        .first()
        .fill('9000')
      await page.getByText(/^(Des mots à revoir|Words to look at again)$/).waitFor()
    },
  },
]
