import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

export const gradeUpdatesMessages = defineMessages({
  fr: {
    title: 'Une attestation gratuite peut améliorer la classe',
    electricity: (day: string) =>
      `Depuis le ${fr.date(day)}, l’électricité pèse moins dans le calcul du DPE. Le vôtre a été établi avant.`,
    better: (grade: string) =>
      `D’après les chiffres du registre, la nouvelle classe serait probablement ${grade}. C’est une estimation.`,
    perhaps: 'Si le logement utilise beaucoup d’électricité, la nouvelle classe peut être meilleure.',
    smallHome: (day: string, area: number) =>
      `Depuis le ${fr.date(day)}, les logements de ${fr.number(area)} m² ou moins ont des limites plus favorables. Votre DPE a été établi avant.`,
    only: 'Seule l’attestation du registre compte. Elle est gratuite et se télécharge avec le numéro du DPE, sans nouvelle visite. Joignez-la au bail avec le DPE.',
    link: 'Demander l’attestation au registre',
  },
  en: {
    title: 'A free attestation may improve the grade',
    electricity: (day: string) =>
      `Since ${en.date(day)} electricity has weighed less in the calculation of EPCs. Yours was made before.`,
    better: (grade: string) =>
      `By the figures in the registry, the new grade would probably be ${grade}. This is an estimate.`,
    perhaps: 'If the home uses a lot of electricity, the new grade may be better.',
    smallHome: (day: string, area: number) =>
      `Since ${en.date(day)} homes of ${en.number(area)} m² or less have had more favourable limits. Your EPC was made before.`,
    only: 'Only the attestation of the registry counts. It is free, and you download it with the number of the EPC, without another inspection. Attach it to the lease with the EPC.',
    link: 'Get the attestation from the registry',
  },
})
