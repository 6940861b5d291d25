import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const openedLinkMessages = defineMessages({
  fr: {
    loading: 'Ouverture du logement…',
    notFound: 'Logement introuvable',
    notFoundText: 'Le bien est introuvable. Veuillez vérifier le lien fourni.',
    notFoundHelp:
      'Le lien est peut-être incomplet, ou le propriétaire ne prend plus de candidatures. En cas de doute, demandez-lui le lien actuel.',
    tenantArea: 'Aller à l’espace locataire',
    contact: 'Nous contacter',
    failed: 'Le logement n’a pas pu s’afficher',
    retry: 'Réessayer',
  },
  en: {
    loading: 'Opening the property…',
    notFound: 'Property not found',
    notFoundText: 'The property was not found. Please check the provided link.',
    notFoundHelp:
      'The link may be incomplete, or the landlord no longer takes applications. If in doubt, ask them for the current link.',
    tenantArea: 'Go to the tenant area',
    contact: 'Contact us',
    failed: 'The property could not be shown',
    retry: 'Try again',
  },
})
