import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

export const deletePropertyMessages = defineMessages({
  fr: {
    title: (name: string) => `Supprimer « ${name} » ?`,
    intro: 'Rien ne pourra être récupéré. Vous supprimez :',
    property: (name: string) => `le bien « ${name} » et tout ce que vous avez saisi à son sujet ;`,
    link: 'son lien de partage, qui ne s’ouvrira plus ;',
    applications: (count: number) =>
      count === 0
        ? 'aucune candidature : il n’en a pas reçu.'
        : `${fr.number(count)} ${fr.plural(count, 'candidature, et votre accès à ce dossier : le candidat en sera averti.', 'candidatures, et votre accès à ces dossiers : les candidats en seront avertis.')}`,
    confirm: 'Supprimer ce bien',
    done: (name: string) => `Le bien « ${name} » a été supprimé.`,
  },
  en: {
    title: (name: string) => `Delete “${name}”?`,
    intro: 'Nothing can be recovered. You are deleting:',
    property: (name: string) => `the property “${name}” and everything you entered about it;`,
    link: 'its share link, which will no longer open;',
    applications: (count: number) =>
      count === 0
        ? 'no application: it has received none.'
        : `${en.number(count)} ${en.plural(count, 'application, and your access to its file: the applicant will be told.', 'applications, and your access to their files: the applicants will be told.')}`,
    confirm: 'Delete this property',
    done: (name: string) => `“${name}” has been deleted.`,
  },
})
