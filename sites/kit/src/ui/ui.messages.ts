import { formats } from '#platform/messages/formats.ts'
import { defineMessages } from '#platform/messages/messages.ts'

const { fr, en } = formats

/** Texts of the UI blocks themselves. */
export const uiMessages = defineMessages({
  fr: {
    close: 'Fermer',
    cancel: 'Annuler',
    pending: 'En cours…',
    loading: 'Chargement…',
    newWindow: '(nouvelle fenêtre)',
    optional: '(facultatif)',
    allRequired: 'Tous les champs sont obligatoires.',
    requiredNote: 'Les champs marqués d’un astérisque (*) sont obligatoires.',
    formNeedsScript: 'Pour envoyer ce formulaire, activez JavaScript dans votre navigateur.',
    errorPrefix: 'Erreur : ',
    errorSummary: (count: number) =>
      count === 1 ? 'Il reste un point à corriger' : `Il reste ${count} points à corriger`,
    charactersLeft: (count: number) =>
      `${fr.number(count)} ${fr.plural(count, 'caractère restant', 'caractères restants')}`,
    charactersTooMany: (count: number) =>
      `${fr.number(count)} ${fr.plural(count, 'caractère en trop', 'caractères en trop')}`,

    show: 'Afficher',
    hide: 'Masquer',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
    passwordShown: 'Votre mot de passe est visible.',
    passwordHidden: 'Votre mot de passe est masqué.',
    strength: (word: string) => `Solidité du mot de passe : ${word}`,
    strengths: { 0: 'Très faible', 1: 'Faible', 2: 'Correct', 3: 'Bon', 4: 'Excellent' },

    choose: 'Choisissez…',
    searching: 'Recherche en cours…',
    suggestions: (count: number) =>
      `${count} ${fr.plural(count, 'suggestion', 'suggestions')}. Parcourez la liste avec les flèches haut et bas.`,
    noSuggestion: 'Aucune suggestion. Vous pouvez garder ce que vous avez écrit.',
    suggestionsFailed: 'Les suggestions ne répondent pas. Écrivez la réponse en entier.',

    copy: 'Copier',
    copied: 'Copié',
    copyFailed: 'La copie n’a pas marché. Sélectionnez le texte et copiez-le.',

    sortBy: 'Trier par',
    ascending: 'Ordre croissant',
    descending: 'Ordre décroissant',
    selectAll: 'Tout sélectionner',
    selectRow: (name: string) => `Sélectionner ${name}`,

    pages: 'Pages',
    previous: 'Précédente',
    next: 'Suivante',
    page: (page: number) => `Page ${page}`,
    pageOf: (page: number, total: number) => `Page ${page} sur ${total}`,

    steps: 'Étapes',
    stepOf: (step: number, total: number, label: string) => `Étape ${step} sur ${total} — ${label}`,
    stepStates: { done: 'terminée', current: 'en cours', missing: 'à compléter', todo: 'à venir' },

    chartTable: 'Voir les mêmes chiffres en tableau',

    notifications: 'Notifications',
    dismiss: 'Fermer ce message',
  },
  en: {
    close: 'Close',
    cancel: 'Cancel',
    pending: 'In progress…',
    loading: 'Loading…',
    newWindow: '(new window)',
    optional: '(optional)',
    allRequired: 'All fields are required.',
    requiredNote: 'Fields marked with an asterisk (*) are required.',
    formNeedsScript: 'To send this form, turn on JavaScript in your browser.',
    errorPrefix: 'Error: ',
    errorSummary: (count: number) =>
      count === 1 ? 'There is one thing to correct' : `There are ${count} things to correct`,
    charactersLeft: (count: number) => `${en.number(count)} ${en.plural(count, 'character', 'characters')} left`,
    charactersTooMany: (count: number) => `${en.number(count)} ${en.plural(count, 'character', 'characters')} too many`,

    show: 'Show',
    hide: 'Hide',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    passwordShown: 'Your password is visible.',
    passwordHidden: 'Your password is hidden.',
    strength: (word: string) => `Password strength: ${word}`,
    strengths: { 0: 'Very weak', 1: 'Weak', 2: 'Fair', 3: 'Good', 4: 'Excellent' },

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
    selectAll: 'Select all',
    selectRow: (name: string) => `Select ${name}`,

    pages: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page: number) => `Page ${page}`,
    pageOf: (page: number, total: number) => `Page ${page} of ${total}`,

    steps: 'Steps',
    stepOf: (step: number, total: number, label: string) => `Step ${step} of ${total} — ${label}`,
    stepStates: { done: 'done', current: 'current', missing: 'to be completed', todo: 'to come' },

    chartTable: 'Show the same figures as a table',

    notifications: 'Notifications',
    dismiss: 'Close this message',
  },
})
