import { defineMessages } from '#platform/messages/messages.ts'

/** Texts of the UI blocks that a first visit may show; those of the others are in block.messages.ts. */
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

    show: 'Afficher',
    hide: 'Masquer',
    showPassword: (field: string) => `Afficher : ${field}`,
    hidePassword: (field: string) => `Masquer : ${field}`,
    passwordShown: 'Votre mot de passe est visible.',
    passwordHidden: 'Votre mot de passe est masqué.',
    strength: (word: string) => `Solidité du mot de passe : ${word}`,
    strengths: { 0: 'Très faible', 1: 'Faible', 2: 'Correcte', 3: 'Bonne', 4: 'Excellente' },

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

    show: 'Show',
    hide: 'Hide',
    showPassword: (field: string) => `Show: ${field}`,
    hidePassword: (field: string) => `Hide: ${field}`,
    passwordShown: 'Your password is visible.',
    passwordHidden: 'Your password is hidden.',
    strength: (word: string) => `Password strength: ${word}`,
    strengths: { 0: 'Very weak', 1: 'Weak', 2: 'Fair', 3: 'Good', 4: 'Excellent' },

    notifications: 'Notifications',
    dismiss: 'Close this message',
  },
})
