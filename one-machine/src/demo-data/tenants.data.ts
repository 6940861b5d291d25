import { demonstration } from '#stack/demonstration.ts'
import type { Guarantor, Payer } from './people.ts'
import {
  apprentice,
  civilServant,
  fixedTerm,
  guaranteeBody,
  lille,
  lyon,
  nantes,
  paris,
  permanent,
  person,
  personalGuarantor,
  retired,
  selfEmployed,
  student,
  tenant,
} from './tenant.ts'

const scholarship = 'Bourse sur critères sociaux'
const pensionFund = 'Caisse fictive des retraites'
const pension: Payer = { name: pensionFund, role: 'Pension de retraite', since: '2019-01-01' }
const townHall: Payer = { name: 'Mairie fictive', role: 'Traitement', since: '2001-05-01' }
const employer: Guarantor = {
  kind: 'COMPANY',
  holder: person('Jeanne Cuivre', '1966-02-02', lille),
  name: 'Cuivre & Fils SARL',
  monthlyIncome: 8_400,
}
/** Vouches in two files: her papers are the same in both, and a verifier is told so. */
const agnes = personalGuarantor(person('Agnès Lefort', '1970-01-19', lille), 3_120, townHall)

/** Invented tenants, by first name. Forged documents are in files that wait at the desk: each result of a check once. */
export const tenants = {
  lea: tenant('Léa Roussel', '1994-05-12', lyon, permanent(2_602, 'Atelier du Rhône', 'Dessinatrice', 2021), {
    guarantors: [personalGuarantor(person('Marc Roussel', '1961-09-30', nantes), 2_950, pension)],
    email: demonstration.tenant.email,
  }),
  noe: tenant('Noé Lambert', '1998-11-02', lyon, fixedTerm(1_740, 'Les Halles du Pain', 'Boulanger', 2025), {
    email: demonstration.tenantToCorrect.email,
  }),
  ines: tenant('Inès Abel', '1990-02-17', nantes, civilServant(2_310, 'Lycée des Deux-Rives', 'Professeure', 2016)),
  theo: tenant('Théo Marchand', '1989-07-08', nantes, permanent(2_080, 'Menuiserie de l’Erdre', 'Menuisier', 2018)),
  sarah: tenant('Sarah Benali', '2002-04-21', lille, student(640, 'Université des Flandres', scholarship, 2023), {
    guarantors: [guaranteeBody],
  }),
  hugo: tenant('Hugo Delmas', '2001-12-05', lille, apprentice(1_120, 'Atelier Vélo Nord', 'Mécanicien', 2024), {
    guarantors: [guaranteeBody],
  }),
  maud: tenant('Maud Lefort', '2002-08-14', lille, student(590, 'École du Vent', scholarship, 2024), {
    guarantors: [agnes],
  }),
  yasmine: tenant('Yasmine Khelifi', '1995-06-23', paris, permanent(2_890, 'Cabinet Orme', 'Comptable', 2022), {
    findings: { payslipCode: 'SIGNED' },
  }),
  paul: tenant('Paul Giraud', '1987-03-11', nantes, permanent(2_450, 'Imprimerie Ligérienne', 'Imprimeur', 2015), {
    findings: { notice: 'PAGE_ALTERED', payslips: 'SUM_WRONG' },
  }),
  ana: tenant('Ana Costa', '1991-10-29', nantes, fixedTerm(1_690, 'Librairie du Passage', 'Libraire', 2025), {
    findings: { notice: 'CODE_ALTERED', payslips: 'OTHER_FONT' },
  }),
  bruno: tenant('Bruno Caron', '1978-08-03', lyon, selfEmployed(2_240, 'Caron Paysage', 'Paysagiste', 2012), {
    findings: { notice: 'CERTIFICATE_EXPIRED' },
  }),
  lucie: tenant(
    'Lucie Vidal',
    '1999-01-27',
    paris,
    permanent(1_980, 'Clinique des Peupliers', 'Aide-soignante', 2023),
    {
      guarantors: [agnes],
      findings: { notice: 'CODE_DAMAGED', payslipCode: 'LATER_VERSION' },
    },
  ),
  malik: tenant('Malik Traoré', '2000-05-30', lille, apprentice(1_240, 'Cuivre & Fils', 'Chaudronnier', 2024), {
    guarantors: [employer],
    findings: { notice: 'CERTIFICATE_REVOKED', payslips: 'NET_ALTERED' },
  }),
  elise: tenant('Élise Picard', '2001-09-09', lille, fixedTerm(1_510, 'Musée du Textile', 'Médiatrice', 2025), {
    findings: { notice: 'AUTHORITY_UNKNOWN', payslips: 'EMPLOYER_NUMBER_WRONG' },
  }),
  omar: tenant('Omar Haddad', '1992-12-12', paris, permanent(2_150, 'Transports Azur', 'Conducteur', 2020)),
  chloe: tenant('Chloé Renard', '1996-04-04', nantes, permanent(2_060, 'Serres du Littoral', 'Horticultrice', 2021)),
  lou: tenant('Lou Perrin', '1995-07-19', nantes, permanent(1_930, 'Serres du Littoral', 'Jardinier', 2021)),
  jules: tenant('Jules Meyer', '1999-10-10', lille, permanent(1_880, 'Radio Beffroi', 'Technicien du son', 2023)),
  nina: tenant('Nina Colin', '2000-03-03', lille, fixedTerm(1_620, 'Théâtre du Nord-Ouest', 'Régisseuse', 2025)),
  gerard: tenant('Gérard Blanchet', '1955-11-21', lyon, retired(1_870, pensionFund, 'Pension de retraite', 2019)),
  camille: tenant('Camille Petit', '1993-01-15', lyon, permanent(2_340, 'Studio Grain', 'Photographe', 2019)),
  elsa: tenant('Elsa Moulin', '1997-05-05', paris, permanent(2_010, 'Atelier Fil', 'Couturière', 2022)),
}
