import { defineMessages } from '#platform/messages/messages.ts'

export const layoutMessages = defineMessages({
  fr: {
    skipLinks: 'Accès rapide',
    skipToContent: 'Contenu',
    skipToFooter: 'Pied de page',

    home: (siteName: string) => `${siteName}, accueil`,
    spaces: 'Espaces',
    ownerArea: 'Espace propriétaire',
    tenantArea: 'Espace locataire',
    partnerArea: 'Espace partenaire',
    signIn: 'Se connecter',
    signOut: 'Se déconnecter',

    menu: 'Menu',
    closeMenu: 'Fermer le menu',
    mainMenu: 'Menu principal',
    language: 'Langue',
    theme: 'Couleurs',
    themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
    // In English: for visitors of a French page whose browser prefers it.
    offer: { label: 'Language', accept: 'Read this site in English', close: 'Stay in French' },

    loadingPage: 'Chargement de la page…',
    offline: 'Vous êtes hors ligne. Ce que vous avez saisi reste sur cette page.',
    scriptsMissing: 'La connexion ne répond pas. Ce que vous avez saisi reste sur cette page : réessayez.',
  },
  en: {
    skipLinks: 'Skip links',
    skipToContent: 'Content',
    skipToFooter: 'Footer',

    home: (siteName: string) => `${siteName}, home`,
    spaces: 'Areas',
    ownerArea: 'Owner area',
    tenantArea: 'Tenant area',
    partnerArea: 'Partner area',
    signIn: 'Sign in',
    signOut: 'Sign out',

    menu: 'Menu',
    closeMenu: 'Close the menu',
    mainMenu: 'Main menu',
    language: 'Language',
    theme: 'Colours',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
    offer: { label: 'Language', accept: 'Read this site in English', close: 'Stay in French' },

    loadingPage: 'Loading the page…',
    offline: 'You are offline. What you have typed stays on this page.',
    scriptsMissing: 'The connection does not respond. What you have typed stays on this page: please try again.',
  },
})
