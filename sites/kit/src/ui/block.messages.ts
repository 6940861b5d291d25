import { formats } from '#platform/messages/formats.ts'
import { defineMessages } from '#platform/messages/messages.ts'

const { fr, en } = formats

/** Texts of UI blocks that a first visit does not show: lists, steps, long forms. */
export const blockMessages = defineMessages({
  fr: {
    charactersLeft: (count: number) =>
      `${fr.number(count)} ${fr.plural(count, 'caractère restant', 'caractères restants')}`,
    charactersTooMany: (count: number) =>
      `${fr.number(count)} ${fr.plural(count, 'caractère en trop', 'caractères en trop')}`,

    choose: 'Choisissez…',
    searching: 'Recherche en cours…',
    suggestions: (count: number) =>
      `${count} ${fr.plural(count, 'suggestion', 'suggestions')}. Parcourez la liste avec les flèches haut et bas.`,
    noSuggestion: 'Aucune suggestion. Vous pouvez garder ce que vous avez écrit.',
    suggestionsFailed: 'Les suggestions sont indisponibles. Écrivez la réponse en entier.',

    copy: 'Copier',
    copied: 'Copié',
    copyFailed: 'La copie n’a pas fonctionné. Sélectionnez le texte et copiez-le.',

    sortBy: 'Trier par',
    ascending: 'Ordre croissant',
    descending: 'Ordre décroissant',
    sorted: {
      ascending: (header: string) => `${header} : ordre croissant`,
      descending: (header: string) => `${header} : ordre décroissant`,
    },
    selectAll: 'Tout sélectionner',
    selectRow: (name: string) => `Sélectionner ${name}`,

    pages: 'Pages',
    firstPage: 'Première page',
    previous: 'Précédente',
    next: 'Suivante',
    page: (page: number) => `Page ${page}`,
    pageOf: (page: number, total: number) => `Page ${page} sur ${total}`,

    steps: 'Étapes',
    stepOf: (step: number, total: number, label: string) => `Étape ${step} sur ${total} — ${label}`,
    stepStates: { done: 'terminée', current: 'en cours', missing: 'à compléter', todo: 'à venir' },

    chartTable: 'Voir les mêmes chiffres en tableau',
  },
  en: {
    charactersLeft: (count: number) => `${en.number(count)} ${en.plural(count, 'character', 'characters')} left`,
    charactersTooMany: (count: number) => `${en.number(count)} ${en.plural(count, 'character', 'characters')} too many`,

    choose: 'Choose…',
    searching: 'Searching…',
    suggestions: (count: number) =>
      `${count} ${en.plural(count, 'suggestion', 'suggestions')}. Move through the list with the up and down arrows.`,
    noSuggestion: 'No suggestion. You can keep what you wrote.',
    suggestionsFailed: 'Suggestions are not available. Write the whole answer yourself.',

    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Copying did not work. Select the text and copy it.',

    sortBy: 'Sort by',
    ascending: 'Ascending order',
    descending: 'Descending order',
    sorted: {
      ascending: (header: string) => `${header}: ascending order`,
      descending: (header: string) => `${header}: descending order`,
    },
    selectAll: 'Select all',
    selectRow: (name: string) => `Select ${name}`,

    pages: 'Pages',
    firstPage: 'First page',
    previous: 'Previous',
    next: 'Next',
    page: (page: number) => `Page ${page}`,
    pageOf: (page: number, total: number) => `Page ${page} of ${total}`,

    steps: 'Steps',
    stepOf: (step: number, total: number, label: string) => `Step ${step} of ${total} — ${label}`,
    stepStates: { done: 'done', current: 'current', missing: 'to be completed', todo: 'to come' },

    chartTable: 'Show the same figures as a table',
  },
})
