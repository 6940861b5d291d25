import type { ApplicationType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const invitationMessages = defineMessages({
  fr: {
    loading: 'Ouverture de l’invitation…',
    failed: 'L’invitation n’a pas pu s’afficher',
    title: 'Invitation à rejoindre un dossier de location',
    titleOf: (initiator: string) => `${initiator} vous invite à rejoindre un dossier de location`,
    initiator: 'la personne qui l’a créé',
    types: {
      ALONE: 'Un dossier de location commun.',
      COUPLE: 'Un dossier de location pour un couple.',
      GROUP: 'Un dossier de location pour une colocation.',
    } satisfies Record<ApplicationType, string>,

    means: {
      title: 'Si vous rejoignez ce dossier',
      titleCouple: 'Si vous rejoignez ce dossier à deux',
      account: 'Vous avez votre propre compte, avec l’adresse e-mail qui a reçu l’invitation.',
      part: 'Vous remplissez votre propre partie. Les autres personnes du dossier ne voient jamais vos revenus ni vos justificatifs.',
      together:
        'Vous êtes vérifiés ensemble : les propriétaires voient le dossier quand la partie de chacun est vérifiée.',
      applies: (initiator: string) =>
        `Vous candidatez ensemble : ${initiator} choisit les logements, et les propriétaires y voient le dossier en entier, votre partie comprise.`,
      leave:
        'Vous restez libre : vous voyez qui consulte le dossier. Vous pouvez le retirer à un propriétaire, ou quitter le dossier en gardant votre partie.',
    },

    ways: {
      title: 'Pour répondre, connectez-vous',
      text: 'Avec le compte de l’adresse e-mail qui a reçu l’invitation. Vous reviendrez ensuite ici.',
      signIn: 'J’ai un compte',
      create: 'Créer mon compte',
    },

    accept: {
      title: 'Votre accord',
      consent: (initiator: string) =>
        `J’accepte de rejoindre ce dossier, avec lequel ${initiator} candidatera pour nous tous : les propriétaires choisis verront mon nom, ma situation, mes revenus et mes justificatifs, une fois vérifiés.`,
      submit: 'Rejoindre le dossier',
      notYours: 'Cette invitation est pour un autre compte',
      notYoursText:
        'Elle a été envoyée à une autre adresse e-mail que celle de votre compte. Déconnectez-vous, rouvrez le lien de l’e-mail, puis connectez-vous avec l’adresse qui l’a reçu.',
      signOut: 'Se déconnecter',
      alreadyInFile: 'Vous partagez déjà un dossier',
      alreadyInFileText:
        'Vous ne pouvez faire partie que d’un dossier à la fois. Quittez d’abord celui que vous partagez, puis rouvrez cette invitation : ce que vous avez rempli vous suivra.',
      myFile: 'Voir mon dossier',
    },

    closed: 'Cette invitation n’est plus valable',
    closedText: 'Elle a peut-être déjà servi, une plus récente l’a peut-être remplacée, ou ses 7 jours sont passés.',
    closedHelp:
      'Si vous n’avez pas encore rejoint le dossier, demandez une nouvelle invitation à la personne qui l’a créé.',
    myFile: 'Ouvrir mon dossier',
  },
  en: {
    loading: 'Opening the invitation…',
    failed: 'The invitation could not be shown',
    title: 'Invitation to join a rental file',
    titleOf: (initiator: string) => `${initiator} invites you to join a rental file`,
    initiator: 'the person who created it',
    types: {
      ALONE: 'A shared rental file.',
      COUPLE: 'A rental file for a couple.',
      GROUP: 'A rental file for flatmates.',
    },

    means: {
      title: 'If you join this file',
      titleCouple: 'If you join this file for two',
      account: 'You have your own account, with the email address that received the invitation.',
      part: 'You fill in your own part. The others in the file never see your income or your documents.',
      together: 'You are verified together: landlords can read the file once everyone’s part is verified.',
      applies: (initiator: string) =>
        `You apply together: ${initiator} chooses the properties, and their landlords see the whole file, including your part.`,
      leave:
        'You stay free: you see who reads the file. You can withdraw it from a landlord, or leave it and keep your part.',
    },

    ways: {
      title: 'To answer, sign in',
      text: 'Use the account with the email address that received the invitation. You will then come back here.',
      signIn: 'I have an account',
      create: 'Create my account',
    },

    accept: {
      title: 'Your agreement',
      consent: (initiator: string) =>
        `I agree to join this file, and that ${initiator} applies for all of us: the landlords chosen will see my name, my situation, my income and my documents, once they are verified.`,
      submit: 'Join the file',
      notYours: 'This invitation is for another account',
      notYoursText:
        'It was sent to an address other than that of your account. Sign out, open the link in the email again, then sign in with the address that received it.',
      signOut: 'Sign out',
      alreadyInFile: 'You already share a file',
      alreadyInFileText:
        'You can be in only one file at a time. Leave the one you share first, then open this invitation again: what you filled in comes with you.',
      myFile: 'See my file',
    },

    closed: 'This invitation is no longer valid',
    closedText: 'It may have been used already, been replaced by a newer one, or be more than 7 days old.',
    closedHelp: 'If you have not joined the file yet, ask the person who created it for a new invitation.',
    myFile: 'Open my file',
  },
})
