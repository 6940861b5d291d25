export type Language = 'fr' | 'en'

/** French is the default and the fallback (spec §1). */
export const languageOfCookies = (cookies = ''): Language => (/(?:^|;)\s*lang=en\s*(?:;|$)/.test(cookies) ? 'en' : 'fr')

const fr = {
  mailbox: 'Boîte aux lettres',
  listTitle: 'Messages reçus',
  skip: 'Contenu',
  otherLanguage: 'English',
  help: 'Tout courriel que le service envoie sur cette machine arrive ici, quel que soit son destinataire. Rien ne part sur Internet.',
  search: 'Destinataire',
  searchAction: 'Rechercher',
  showAll: 'Tout afficher',
  count: (count: number) => (count === 0 ? 'Aucun message' : count === 1 ? '1 message' : `${count} messages`),
  refreshedAt: (time: string) => `à ${time}`,
  refresh: 'Actualiser',
  startRefreshing: 'Actualisation automatique',
  stopRefreshing: 'Arrêter l’actualisation',
  refreshing: 'Cette page s’actualise toutes les 5 secondes.',
  to: 'À',
  from: 'De',
  replyTo: 'Réponse à',
  received: 'Reçu le',
  noSubject: '(sans objet)',
  emptyTitle: 'Aucun message pour l’instant',
  emptyText:
    'Créez un compte ou écrivez par le formulaire de contact\u202f: le courriel apparaîtra ici en une seconde environ.',
  nothingFound: (to: string) => `Aucun message pour «\u00a0${to}\u00a0»`,
  nothingFoundText: 'Vérifiez l’adresse, ou affichez tous les messages.',
  back: 'Tous les messages',
  frameTitle: (subject: string) => `Message\u202f: ${subject}`,
  textVersion: 'Version texte',
  notFoundTitle: 'Ce message n’existe pas',
  notFoundText: 'Il a peut-être été effacé\u202f: la boîte garde les 1\u202f000 derniers.',
}

/** A missing English text does not compile. */
const en: typeof fr = {
  mailbox: 'Mailbox',
  listTitle: 'Received messages',
  skip: 'Content',
  otherLanguage: 'Français',
  help: 'Every mail the service sends on this machine arrives here, whoever it is for. Nothing leaves for the Internet.',
  search: 'Recipient',
  searchAction: 'Search',
  showAll: 'Show all',
  count: (count) => (count === 0 ? 'No messages' : count === 1 ? '1 message' : `${count} messages`),
  refreshedAt: (time) => `at ${time}`,
  refresh: 'Refresh',
  startRefreshing: 'Automatic refresh',
  stopRefreshing: 'Stop refreshing',
  refreshing: 'This page refreshes every 5 seconds.',
  to: 'To',
  from: 'From',
  replyTo: 'Reply to',
  received: 'Received on',
  noSubject: '(no subject)',
  emptyTitle: 'No messages yet',
  emptyText: 'Create an account or write through the contact form: the mail appears here within about a second.',
  nothingFound: (to) => `No message for “${to}”`,
  nothingFoundText: 'Check the address, or show all messages.',
  back: 'All messages',
  frameTitle: (subject) => `Message: ${subject}`,
  textVersion: 'Text version',
  notFoundTitle: 'This message does not exist',
  notFoundText: 'It may have been erased: the mailbox keeps the last 1,000.',
}

export const texts: Record<Language, typeof fr> = { fr, en }
