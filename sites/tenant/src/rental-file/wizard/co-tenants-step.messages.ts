import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const coTenantsStepMessages = defineMessages({
  fr: {
    email: {
      COUPLE: 'Adresse e-mail de l’autre personne',
      GROUP: 'Adresse e-mail d’un colocataire',
    },
    hint: 'Nous lui enverrons une invitation, valable 7 jours. Rien ne se fait sans son accord.',
    invite: 'Inviter cette personne',
    invited: (email: string) => `Nous envoyons une invitation à ${email}.`,
    joiner:
      'Vous avez rejoint ce dossier. Seule la personne qui l’a créé peut y inviter quelqu’un ou en changer le type.',
  },
  en: {
    email: {
      COUPLE: 'Email address of the other person',
      GROUP: 'Email address of a flatmate',
    },
    hint: 'We will send them an invitation, valid for 7 days. Nothing happens without their agreement.',
    invite: 'Invite this person',
    invited: (email: string) => `An invitation is on its way to ${email}.`,
    joiner: 'You have joined this file. Only the person who created it can invite someone or change its type.',
  },
})
