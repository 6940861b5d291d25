import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { monthsInEnglish, monthsInFrench, noticeInEnglish } from '#platform/write-months.ts'

/** Every figure comes from the rules. */
export const leaseLawMessages = defineMessages({
  fr: {
    title: 'Bail',
    kind: {
      UNFURNISHED: 'Voici les limites d’un logement loué vide, résidence principale du locataire.',
      FURNISHED: 'Voici les limites d’un logement loué meublé, résidence principale du locataire.',
    },
    unknown: 'L’ameublement n’est pas indiqué. Les limites du bail en dépendent.',
    addFurniture: 'Indiquer l’ameublement',
    others: 'Les autres baux d’un meublé',
    every: 'Les limites de chaque bail',
    notInForce: 'Cette règle n’est pas en vigueur aujourd’hui.',
    deposit: {
      title: 'Le dépôt de garantie',
      most: (months: number) => `Au plus ${months} mois de loyer sans charges.`,
      mostOfHome: (months: number, sum: string) =>
        `Au plus ${months} mois de loyer sans charges, soit ${sum} pour ce logement.`,
      none: 'Vous ne pouvez en demander aucun.',
      unlimited: 'La loi n’en fixe pas le montant.',
    },
    charges: 'Les charges',
    duration: {
      title: 'La durée du bail',
      least: (months: number) => `Le bail dure au moins ${monthsInFrench(months)}.`,
      fixed: (months: number) => `Le bail dure ${monthsInFrench(months)}.`,
      range: (least: number, most: number) => `Le bail dure de ${least} à ${monthsInFrench(most)}.`,
      company: (months: number) =>
        `Si le bailleur est une société, il dure au moins ${monthsInFrench(months)}, sauf pour une société familiale.`,
      withReason: (months: number) =>
        `Il peut être plus court, d’au moins ${monthsInFrench(months)}, si un événement précis vous oblige à reprendre le logement pour une raison familiale ou professionnelle : le bail doit le dire.`,
      renewed: 'Sans congé, il est reconduit.',
      ends: 'Il n’est pas reconduit.',
      season: (days: number) => `Au plus ${days} jours de suite pour le même locataire.`,
    },
    notice: {
      title: 'Le préavis',
      tenant: (months: number) =>
        `Le locataire peut partir à tout moment, avec un préavis de ${monthsInFrench(months)}.`,
      tense: (months: number) =>
        `Le locataire peut partir à tout moment, avec un préavis de ${monthsInFrench(months)} : la commune est en zone tendue, et sa lettre doit le dire.`,
      perhapsTense: (months: number, tense: number) =>
        `Le locataire peut partir à tout moment, avec un préavis de ${monthsInFrench(months)}, ou de ${monthsInFrench(tense)} si la commune est en zone tendue.`,
      shorter: 'Certaines situations, comme une perte d’emploi, ramènent ce préavis à un mois.',
      landlord: (months: number) =>
        `Vous donnez congé pour la fin du bail seulement, au moins ${monthsInFrench(months)} avant : pour vendre, pour y habiter, ou pour un motif légitime et sérieux.`,
      ends: 'Le bail prend fin à sa date : vous n’avez pas de congé à donner.',
      season: 'Le contrat prend fin à sa date, sans congé.',
      zones: 'Vérifier si la commune est en zone tendue',
    },
    fees: {
      title: 'Les honoraires d’agence',
      share: 'Si vous passez par une agence, la part du locataire a des plafonds. Elle ne dépasse jamais la vôtre.',
      lease: 'Visite, dossier et bail',
      inventory: 'État des lieux',
      most: (each: string) => `Au plus ${each} par m²`,
      mostOfHome: (each: string, sum: string) => `Au plus ${each} par m², soit ${sum} pour ce logement`,
      dependsOnZone: (least: string, most: string) => `Au plus ${least} à ${most} par m², selon la zone de la commune`,
      dependsOnZoneOfHome: (least: string, most: string, from: string, to: string) =>
        `Au plus ${least} à ${most} par m², selon la zone de la commune : de ${from} à ${to} pour ce logement`,
      rest: 'Le reste est à votre charge.',
    },
  },
  en: {
    title: 'Lease',
    kind: {
      UNFURNISHED: 'These are the limits for a home let unfurnished, as the tenant’s main residence.',
      FURNISHED: 'These are the limits for a home let furnished, as the tenant’s main residence.',
    },
    unknown: 'The furnishing is not given. The limits of the lease depend on it.',
    addFurniture: 'Give the furnishing',
    others: 'The other leases of a furnished home',
    every: 'The limits of each lease',
    notInForce: 'This rule is not in force today.',
    deposit: {
      title: 'The deposit',
      most: (months: number) => `At most ${monthsInEnglish(months)} of rent without charges.`,
      mostOfHome: (months: number, sum: string) =>
        `At most ${monthsInEnglish(months)} of rent without charges, which is ${sum} for this home.`,
      none: 'You may not ask for any.',
      unlimited: 'The law sets no limit.',
    },
    charges: 'The charges',
    duration: {
      title: 'How long the lease lasts',
      least: (months: number) => `The lease lasts at least ${monthsInEnglish(months)}.`,
      fixed: (months: number) => `The lease lasts ${monthsInEnglish(months)}.`,
      range: (least: number, most: number) => `The lease lasts ${least} to ${monthsInEnglish(most)}.`,
      company: (months: number) =>
        `If the landlord is a company, it lasts at least ${monthsInEnglish(months)}, unless it is a family’s company.`,
      withReason: (months: number) =>
        `It may be shorter, at least ${monthsInEnglish(months)}, if a definite event makes you take the home back for a family or professional reason: the lease has to say so.`,
      renewed: 'Without notice, it is renewed.',
      ends: 'It is not renewed.',
      season: (days: number) => `At most ${days} days in a row for the same tenant.`,
    },
    notice: {
      title: 'Notice',
      tenant: (months: number) => `The tenant may leave at any time, with ${noticeInEnglish(months)}.`,
      tense: (months: number) =>
        `The tenant may leave at any time, with ${noticeInEnglish(months)}: the town is in a tense zone, and their letter has to say so.`,
      perhapsTense: (months: number, tense: number) =>
        `The tenant may leave at any time, with ${noticeInEnglish(months)}, or ${noticeInEnglish(tense)} if the town is in a tense zone.`,
      shorter: 'Some situations, such as losing a job, shorten this notice to one month.',
      landlord: (months: number) =>
        `You may give notice for the end of the lease only, at least ${monthsInEnglish(months)} before: to sell, to live there, or for a serious and legitimate reason.`,
      ends: 'The lease ends on its date: you have no notice to give.',
      season: 'The contract ends on its date, without notice.',
      zones: 'Check whether the town is in a tense zone',
    },
    fees: {
      title: 'Agency fees',
      share: 'If you use an agency, the tenant’s share has limits. It never exceeds yours.',
      lease: 'Visit, file and lease',
      inventory: 'Inventory of fixtures',
      most: (each: string) => `At most ${each} per m²`,
      mostOfHome: (each: string, sum: string) => `At most ${each} per m², which is ${sum} for this home`,
      dependsOnZone: (least: string, most: string) =>
        `At most ${least} to ${most} per m², depending on the town’s zone`,
      dependsOnZoneOfHome: (least: string, most: string, from: string, to: string) =>
        `At most ${least} to ${most} per m², depending on the town’s zone: ${from} to ${to} for this home`,
      rest: 'The rest is yours to pay.',
    },
  },
})
