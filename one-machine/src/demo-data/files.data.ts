import { demonstration } from '#stack/demonstration.ts'
import {
  apprentice,
  civilServant,
  type DemoFile,
  file,
  fixedTerm,
  guaranteeBody,
  lille,
  lyon,
  nantes,
  paris,
  pension,
  permanent,
  person,
  retired,
  selfEmployed,
  student,
  tenant,
  vouches,
} from './demo-file.ts'
import { openHomes } from './owners.data.ts'

const marc = person('Marc', 'Roussel', { born: '1961-09-30', home: nantes })
const lea = tenant(
  person('Léa', 'Roussel', { born: '1994-05-12', home: lyon, from: 'Nantes' }),
  permanent(2_602, 'Atelier du Rhône', 'Dessinatrice', '2021-03-01'),
  [vouches(marc, 2_950, pension)],
  demonstration.tenant.email,
)
const noe = tenant(
  person('Noé', 'Lambert', { born: '1998-11-02', home: lyon, from: 'Valence' }),
  fixedTerm(1_740, 'Les Halles du Pain', 'Boulanger', '2025-02-01'),
  [],
  demonstration.tenantToCorrect.email,
)

/** Those whom the table names come first: a newcomer signs in as one of them soon. */
export const demoFiles: readonly DemoFile[] = [
  file('ALONE', [lea], 'VERIFIED', {
    applications: [{ to: openHomes.croixRousse }, { to: openHomes.bordeaux }],
    hours: 9,
  }),
  file('ALONE', [noe], 'DECLINED', {
    hours: 26,
    flaws: { INCOME: 'BLURRED', ADDRESS: 'OLD' },
    declined: [
      [
        {
          category: 'INCOME',
          reason: 'UNREADABLE',
          comment:
            'La photo du bulletin est floue : envoyez plutôt le PDF de votre employeur, pour les trois derniers mois.',
        },
        { category: 'ADDRESS', reason: 'OUT_OF_DATE', comment: 'Ces quittances ont plus d’un an.' },
      ],
    ],
    applications: [{ to: openHomes.croixRousse }],
  }),
  file(
    'COUPLE',
    [
      tenant(
        person('Inès', 'Abel', { born: '1990-02-17', home: nantes }),
        civilServant(2_310, 'Lycée des Deux-Rives', 'Professeure', '2016-09-01'),
      ),
      tenant(
        person('Théo', 'Marchand', { born: '1989-07-08', home: nantes }),
        permanent(2_080, 'Menuiserie de l’Erdre', 'Menuisier', '2018-04-02'),
      ),
    ],
    'VERIFIED',
    { applications: [{ to: openHomes.nantes }, { to: openHomes.croixRousse }], hours: 31 },
  ),
  file(
    'GROUP',
    [
      tenant(
        person('Sarah', 'Benali', { born: '2002-04-21', home: lille }),
        student(640, 'Université des Flandres', 'Bourse sur critères sociaux', '2023-09-01'),
        [guaranteeBody],
      ),
      tenant(
        person('Hugo', 'Delmas', { born: '2001-12-05', home: lille }),
        apprentice(1_120, 'Atelier Vélo Nord', 'Apprenti mécanicien', '2024-09-01'),
        [guaranteeBody],
      ),
      tenant(
        person('Maud', 'Lefort', { born: '2002-08-14', home: lille }),
        student(590, 'École du Vent', 'Bourse sur critères sociaux', '2024-09-01'),
        [
          vouches(person('Agnès', 'Lefort', { born: '1970-01-19', home: lille }), 3_120, {
            name: 'Mairie fictive',
            role: 'Traitement',
            since: '2001-05-01',
          }),
        ],
      ),
    ],
    'VERIFIED',
    { applications: [{ to: openHomes.lille }], hours: 44 },
  ),
  file(
    'ALONE',
    [
      tenant(
        person('Yasmine', 'Khelifi', { born: '1995-06-23', home: paris }),
        permanent(2_890, 'Cabinet Orme', 'Comptable', '2022-01-10'),
      ),
    ],
    'SUBMITTED',
    {
      hours: 3,
      applications: [{ to: openHomes.croixRousse }],
    },
  ),
  file(
    'COUPLE',
    [
      tenant(
        person('Paul', 'Giraud', { born: '1987-03-11', home: nantes }),
        permanent(2_450, 'Imprimerie Ligérienne', 'Conducteur de presse', '2015-10-05'),
      ),
      tenant(
        person('Ana', 'Costa', { born: '1991-10-29', home: nantes }),
        fixedTerm(1_690, 'Librairie du Passage', 'Libraire', '2025-01-06'),
      ),
    ],
    'SUBMITTED',
    { hours: 19, applications: [{ to: openHomes.nantes }] },
  ),
  file(
    'ALONE',
    [
      tenant(
        person('Bruno', 'Caron', { born: '1978-08-03', home: lyon }),
        selfEmployed(2_240, 'Caron Paysage', 'Paysagiste à son compte', '2012-06-01'),
      ),
    ],
    'SUBMITTED',
    {
      hours: 41,
      applications: [{ to: openHomes.croixRousse }],
    },
  ),
  file(
    'ALONE',
    [
      tenant(
        person('Lucie', 'Vidal', { born: '1999-01-27', home: paris }),
        permanent(1_980, 'Clinique des Peupliers', 'Aide-soignante', '2023-11-13'),
      ),
    ],
    'SUBMITTED',
    {
      hours: 53,
    },
  ),
  file(
    'GROUP',
    [
      tenant(
        person('Malik', 'Traoré', { born: '2000-05-30', home: lille }),
        apprentice(1_240, 'Cuivre & Fils', 'Apprenti chaudronnier', '2024-09-02'),
        [
          {
            kind: 'COMPANY',
            holder: person('Jeanne', 'Cuivre', { born: '1966-02-02', home: lille }),
            name: 'Cuivre & Fils SARL',
            monthlyIncome: 8_400,
          },
        ],
      ),
      tenant(
        person('Élise', 'Picard', { born: '2001-09-09', home: lille }),
        fixedTerm(1_510, 'Musée du Textile', 'Médiatrice', '2025-03-03'),
      ),
    ],
    'SUBMITTED',
    { hours: 33, applications: [{ to: openHomes.lille }] },
  ),
  file(
    'ALONE',
    [
      tenant(
        person('Omar', 'Haddad', { born: '1992-12-12', home: paris }),
        permanent(2_150, 'Transports Azur', 'Conducteur', '2020-02-17'),
      ),
    ],
    'BEGUN',
    {
      applications: [{ to: openHomes.croixRousse }],
    },
  ),
  file(
    'COUPLE',
    [
      tenant(
        person('Chloé', 'Renard', { born: '1996-04-04', home: nantes }),
        permanent(2_060, 'Serres du Littoral', 'Horticultrice', '2021-05-10'),
      ),
      tenant(
        person('Lou', 'Perrin', { born: '1995-07-19', home: nantes }),
        permanent(1_930, 'Serres du Littoral', 'Jardinier', '2021-05-10'),
      ),
    ],
    'INVITED',
    { applications: [{ to: openHomes.nantes }] },
  ),
  file(
    'GROUP',
    [
      tenant(
        person('Jules', 'Meyer', { born: '1999-10-10', home: lille }),
        permanent(1_880, 'Radio Beffroi', 'Technicien du son', '2023-02-01'),
      ),
      tenant(
        person('Nina', 'Colin', { born: '2000-03-03', home: lille }),
        fixedTerm(1_620, 'Théâtre du Nord-Ouest', 'Régisseuse', '2025-01-15'),
      ),
    ],
    'DECLINED',
    {
      hours: 15,
      declined: [
        [],
        [
          {
            category: 'PROFESSIONAL',
            reason: 'DIFFERS',
            comment: 'L’attestation et la déclaration ne donnent pas la même date de début.',
          },
        ],
      ],
      applications: [{ to: openHomes.lille }],
    },
  ),
  file(
    'ALONE',
    [
      tenant(
        person('Gérard', 'Blanchet', { born: '1955-11-21', home: lyon }),
        retired(1_870, pension.name, pension.role, pension.since),
      ),
    ],
    'VERIFIED',
    {
      hours: 12,
      applications: [{ to: openHomes.croixRousse, end: 'ENDED' }],
    },
  ),
  file(
    'ALONE',
    [
      tenant(
        person('Camille', 'Petit', { born: '1993-01-15', home: lyon }),
        permanent(2_340, 'Studio Grain', 'Photographe', '2019-09-02'),
      ),
    ],
    'VERIFIED',
    {
      hours: 22,
      applications: [{ to: openHomes.croixRousse, end: 'WITHDRAWN' }],
    },
  ),
  file(
    'ALONE',
    [
      tenant(
        person('Elsa', 'Moulin', { born: '1997-05-05', home: paris }),
        permanent(2_010, 'Atelier Fil', 'Couturière', '2022-06-01'),
      ),
    ],
    'ARCHIVED',
    {
      applications: [{ to: openHomes.croixRousse }],
    },
  ),
]
