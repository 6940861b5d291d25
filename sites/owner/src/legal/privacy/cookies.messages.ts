import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const cookieMessages = defineMessages({
  fr: {
    title: 'Cookies et autres données dans votre navigateur',
    text: `
      Un cookie est un petit texte que votre navigateur conserve pour un site. Ceux qui font fonctionner le service sont
      toujours déposés. Vous pouvez les effacer dans les réglages de votre navigateur.`,
    asked: `
      Les autres attendent votre accord, et refuser est aussi simple qu’accepter. Vous pouvez changer d’avis quand vous
      voulez : un service que vous n’acceptez plus est arrêté et ses cookies sont effacés.`,
    notAsked: 'Ce site n’utilise ni messagerie instantanée, ni mesure d’audience : il n’a donc rien à vous demander.',
    preset:
      'Dans la fenêtre « Personnaliser », « Accepter » est coché d’avance ; rien n’est déposé tant que vous n’avez pas confirmé.',
    acquisition:
      'Une exception : si vous arrivez par le lien d’une campagne, le cookie acquisition est déposé sans attendre votre accord.',
    columns: { name: 'Nom', purpose: 'À quoi il sert', life: 'Durée' },
    groups: {
      mandatory: 'Cookies obligatoires',
      crisp: 'Messagerie instantanée (Crisp), 2 cookies, avec votre accord',
      matomo: 'Mesure d’audience (Matomo), 8 cookies, avec votre accord',
    },
    inactive: 'Ce service n’est pas activé sur ce site aujourd’hui : aucun de ces cookies n’est déposé.',
    lives: {
      page: 'Le temps d’une vérification, puis effacé',
      session: 'Jusqu’à la déconnexion, 10 heures au plus',
      browser: 'Jusqu’à la fermeture du navigateur',
      minute: (count: number) => `${count} minutes`,
      day: (count: number) => (count === 1 ? '1 jour' : `${count} jours`),
      year: '1 an',
      month: (count: number) => `${count} mois`,
    },
    purposes: {
      lang: 'La langue que vous avez choisie.',
      theme: 'Les couleurs que vous avez choisies : claires, sombres ou celles de votre système.',
      consent: 'Votre choix sur les cookies de cette page.',
      announcement: 'Une annonce que vous avez fermée, pour ne pas la remontrer.',
      survey: 'L’enquête de satisfaction que vous avez fermée ou ouverte.',
      acquisition:
        'La campagne (nom, source, support) du lien qui vous a amené ici ; transmise une fois au compte, puis effacée.',
      session: 'Votre session de connexion, côté serveur d’identité.',
      interaction: 'Le formulaire de connexion en cours.',
      resume: 'La reprise de la connexion en cours.',
      watched: 'Savoir que vous vous êtes déconnecté dans un autre onglet.',
      knownBrowser:
        'Reconnaître un navigateur déjà utilisé, pour qu’un inconnu qui essaie des mots de passe ne vous bloque pas.',
      chatSession: 'Retrouver votre conversation d’une page à l’autre.',
      chatSocket: 'Maintenir la liaison avec la messagerie.',
      visitor: 'Distinguer les visiteurs par un identifiant tiré au hasard.',
      visit: 'Regrouper les pages d’une même visite.',
      referrer: 'Le site ou la campagne d’où vous venez.',
      variables: 'Des informations techniques sur la visite en cours.',
      recording: 'Choisir au hasard les visites dont le parcours est étudié.',
      test: 'Vérifier que le navigateur accepte les cookies.',
      given: 'Rappeler à l’outil de mesure que vous l’avez accepté.',
      removed: 'Rappeler à l’outil de mesure que vous l’avez refusé.',
    },
    acquisitionAfterConsent: 'Seulement si vous acceptez la mesure d’audience.',
    realms:
      'Sur une connexion sécurisée, le nom des cookies de connexion commence par __Secure- ; il se termine par celui de l’espace : owner, tenant ou staff.',
    storage: {
      title: 'Sans cookie',
      text: `
        Le service garde aussi dans votre navigateur :
        - une marque qui dit qu’un compte a été utilisé ici, sans dire lequel, jusqu’à la déconnexion ;
        - un numéro tiré au hasard, jusqu’à ce que vous effaciez les données du site. Il nous permet de vous prévenir
          par e-mail quand votre compte s’ouvre sur un autre appareil ;
        - après une inscription, pendant trois jours, un secret tiré au hasard. Il permet au lien reçu par e-mail de
          confirmer votre compte ;
        - l’état d’une connexion en cours, une heure au plus ;
        - ce que vous étiez en train de saisir et l’endroit où vous étiez dans une page, jusqu’à la fermeture de
          l’onglet.

        Vos jetons d’accès ne sont jamais enregistrés.`,
    },
  },
  en: {
    title: 'Cookies and other data in your browser',
    text: `
      A cookie is a small text that your browser keeps for a site. Those that make the service work are always set. You
      can erase them in the settings of your browser.`,
    asked: `
      The others wait for your agreement, and refusing is as simple as accepting. You can change your mind whenever you
      like: a service you no longer accept is stopped and its cookies are erased.`,
    notAsked: 'This site uses neither live chat nor audience analytics, so it has nothing to ask you.',
    preset: 'In the “Customize” window, “Accept” is ticked in advance; nothing is set until you confirm.',
    acquisition:
      'One exception: if you arrive through a campaign link, the acquisition cookie is set without waiting for your agreement.',
    columns: { name: 'Name', purpose: 'What it is for', life: 'Lasts' },
    groups: {
      mandatory: 'Mandatory cookies',
      crisp: 'Live chat (Crisp), 2 cookies, if you agree',
      matomo: 'Audience analytics (Matomo), 8 cookies, if you agree',
    },
    inactive: 'This service is not in use on this site today: none of these cookies is set.',
    lives: {
      page: 'For the duration of a check, then erased',
      session: 'Until you sign out, 10 hours at most',
      browser: 'Until the browser is closed',
      minute: (count: number) => `${count} minutes`,
      day: (count: number) => (count === 1 ? '1 day' : `${count} days`),
      year: '1 year',
      month: (count: number) => `${count} months`,
    },
    purposes: {
      lang: 'The language you chose.',
      theme: 'The colours you chose: light, dark, or those of your system.',
      consent: 'Your choice about the cookies on this page.',
      announcement: 'An announcement you closed, so that it is not shown again.',
      survey: 'The satisfaction survey you closed or opened.',
      acquisition:
        'The campaign (name, source, medium) of the link that led you here; passed on once to the account, then erased.',
      session: 'Your sign-in session, at the identity server.',
      interaction: 'The sign-in form in progress.',
      resume: 'Resuming the sign-in in progress.',
      watched: 'Noticing that you signed out in another tab.',
      knownBrowser: 'Recognising a browser you used before, so that a stranger who tries passwords cannot block you.',
      chatSession: 'Keeping your conversation from page to page.',
      chatSocket: 'Keeping the connection to the chat.',
      visitor: 'Telling visitors apart with a random identifier.',
      visit: 'Grouping the pages of one visit.',
      referrer: 'The site or campaign you came from.',
      variables: 'Technical information about the current visit.',
      recording: 'Choosing at random the visits whose path is studied.',
      test: 'Checking that the browser accepts cookies.',
      given: 'Reminding the analytics tool that you accepted it.',
      removed: 'Reminding the analytics tool that you refused it.',
    },
    acquisitionAfterConsent: 'Only if you accept audience analytics.',
    realms:
      'Over a secure connection, the names of sign-in cookies begin with __Secure-; they end with the name of the area: owner, tenant or staff.',
    storage: {
      title: 'Without a cookie',
      text: `
        The service also keeps in your browser:
        - a mark that an account was used here, without saying which one, until you sign out;
        - a random number, until you clear the site’s data. It lets us warn you by email when your account is opened on
          another device;
        - after you sign up, for three days, a random secret. It lets the link we email you confirm your account;
        - the state of a sign-in in progress, for an hour at most;
        - what you were typing and where you were on a page, until the tab is closed.

        Your access tokens are never stored.`,
    },
  },
})
