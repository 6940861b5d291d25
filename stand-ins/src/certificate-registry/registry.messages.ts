import type { Language } from '#kit/visit.ts'
import type { CaseGroup } from './cases.ts'

const groups: Record<CaseGroup, string> = {
  grades: 'De A à G+',
  statuses: 'Validité',
  chain: 'Remplacements',
  oddities: 'Réponses inhabituelles',
  homes: 'Les logements de la démonstration',
  refusals: 'Sans réponse',
}

const fr = {
  registry: 'Registre DPE simulé',
  title: 'Des diagnostics pour chaque cas',
  warning: 'Ceci n’est pas le vrai registre.',
  help: 'Cette page remplace le registre national des diagnostics de performance énergétique sur cette machine. Ces diagnostics sont inventés\u202f: copiez un numéro, puis collez-le à l’étape du diagnostic d’un bien.',
  groups,
  copy: 'Copier',
  copyNumber: (number: string) => `Copier ${number}`,
  copied: (number: string) => `${number} est copié`,
  notCopied: 'La copie n’a pas fonctionné\u202f: sélectionnez le numéro.',
  recent: 'Les diagnostics sans date fixe ont été établis il y a cinq mois\u202f: ils restent valables.',
}

/** `typeof fr`: a missing English text does not compile. */
const en: typeof fr = {
  registry: 'Stand-in certificate registry',
  title: 'A certificate for every case',
  warning: 'This is not the real registry.',
  help: 'This page stands in for the national registry of energy certificates on this machine. These certificates are invented: copy a number, then paste it at the certificate step of a property.',
  groups: {
    grades: 'From A to G+',
    statuses: 'Validity',
    chain: 'Replacements',
    oddities: 'Unusual answers',
    homes: 'The homes of the demo data',
    refusals: 'No answer',
  },
  copy: 'Copy',
  copyNumber: (number) => `Copy ${number}`,
  copied: (number) => `${number} is copied`,
  notCopied: 'Copying did not work: select the number.',
  recent: 'Certificates without a fixed date were made five months ago: they stay valid.',
}

export const texts: Record<Language, typeof fr> = { fr, en }
