import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const ownerLinksMessages = defineMessages({
  fr: {
    properties: 'Mes biens',
    applications: 'Candidatures',
    account: 'Mon compte',
    personalData: 'Données personnelles',
    dashboard: 'Tableau de bord',
    security: 'Connexion et sécurité',
    accountLog: 'Journal de mon compte',
    deleteAccount: 'Supprimer mon compte',
    more: 'En savoir plus',
  },
  en: {
    properties: 'My properties',
    applications: 'Applications',
    account: 'My account',
    personalData: 'Personal data',
    dashboard: 'Dashboard',
    security: 'Sign-in and security',
    accountLog: 'My account activity',
    deleteAccount: 'Delete my account',
    more: 'More',
  },
})
