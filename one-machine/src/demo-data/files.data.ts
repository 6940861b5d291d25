import { type DemoFile, declined, file, once, to } from './demo-file.ts'
import { tenants } from './tenants.data.ts'

const { lea, noe, ines, theo, sarah, hugo, maud, yasmine, paul, ana, bruno, lucie } = tenants
const { malik, elise, omar, chloe, lou, jules, nina, gerard, camille, elsa } = tenants

/** Files of the accounts that `npm start` prints come first: newcomers sign in with these soon. */
export const demoFiles: readonly DemoFile[] = [
  file('ALONE', [lea], 'VERIFIED', { hours: 9, applications: to('croixRousse', 'bordeaux') }),
  file('ALONE', [noe], 'DECLINED', {
    hours: 26,
    flaws: { INCOME: 'BLURRED', ADDRESS: 'OLD' },
    declined: [
      [
        declined(
          'INCOME',
          'UNREADABLE',
          'La photo du bulletin est floue : envoyez plutôt le PDF de votre employeur, pour les trois derniers mois.',
          'image/jpeg',
        ),
        declined('ADDRESS', 'OUT_OF_DATE', 'Ces quittances ont plus d’un an.'),
      ],
    ],
    applications: to('croixRousse'),
  }),
  file('COUPLE', [ines, theo], 'VERIFIED', { hours: 31, applications: to('nantes', 'croixRousse') }),
  file('GROUP', [sarah, hugo, maud], 'VERIFIED', { hours: 44, applications: to('lille') }),

  file('ALONE', [yasmine], 'SUBMITTED', { hours: 3, applications: to('croixRousse') }),
  file('COUPLE', [paul, ana], 'SUBMITTED', { hours: 19, applications: to('nantes') }),
  file('ALONE', [bruno], 'SUBMITTED', { hours: 41, applications: to('croixRousse') }),
  file('ALONE', [lucie], 'SUBMITTED', { hours: 53 }),
  file('GROUP', [malik, elise], 'SUBMITTED', { hours: 33, applications: to('lille') }),

  file('ALONE', [omar], 'BEGUN', { applications: to('croixRousse') }),
  file('COUPLE', [chloe, lou], 'INVITED', { applications: to('nantes') }),
  file('GROUP', [jules, nina], 'DECLINED', {
    hours: 15,
    flaws: { PROFESSIONAL: 'DIFFERS' },
    declined: [
      [],
      [
        declined(
          'PROFESSIONAL',
          'DIFFERS',
          'L’attestation parle d’un stage, vous déclarez un CDD : envoyez votre contrat ou corrigez votre situation.',
        ),
      ],
    ],
    applications: to('lille'),
  }),
  file('ALONE', [gerard], 'VERIFIED', { hours: 12, applications: once('croixRousse', 'ENDED') }),
  file('ALONE', [camille], 'VERIFIED', { hours: 22, applications: once('croixRousse', 'WITHDRAWN') }),
  file('ALONE', [elsa], 'ARCHIVED', { applications: to('croixRousse') }),
]
