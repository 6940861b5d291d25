import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const headerMessages = defineMessages({
  fr: {
    information: 'Informations',
    blog: 'Blog',
    partners: 'Partenaires',
    help: 'Aide',
    contact: 'Contact',
    account: 'Mon compte',
    personalData: 'Données personnelles',
    dashboard: 'Tableau de bord',
    deleteAccount: 'Supprimer mon compte',
  },
  en: {
    information: 'Information',
    blog: 'Blog',
    partners: 'Partners',
    help: 'Help',
    contact: 'Contact',
    account: 'My account',
    personalData: 'Personal data',
    dashboard: 'Dashboard',
    deleteAccount: 'Delete my account',
  },
})
