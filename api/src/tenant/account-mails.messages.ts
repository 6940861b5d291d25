import { defineMailTexts } from '#platform/mail/mail-texts.ts'

export const accountDeletedTexts = defineMailTexts<object>({
  fr: () => ({
    site: 'tenant',
    subject: 'Votre compte a été supprimé',
    title: 'Votre compte a été supprimé',
    paragraphs: [
      'Votre compte locataire, vos réponses et vos justificatifs ont été supprimés, comme vous l’avez demandé. Aucun propriétaire n’y a plus accès.',
      'Merci d’avoir utilisé ce service. Vous pourrez créer un nouveau compte à tout moment.',
    ],
  }),
  en: () => ({
    site: 'tenant',
    subject: 'Your account was deleted',
    title: 'Your account was deleted',
    paragraphs: [
      'Your tenant account, your answers and your documents were deleted, as you requested. No landlord has access to them any more.',
      'Thank you for using this service. You can create a new account at any time.',
    ],
  }),
})
