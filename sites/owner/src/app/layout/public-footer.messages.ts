import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const publicFooterMessages = defineMessages({
  fr: {
    cookies: 'Cookies',
    helpCentre: 'Centre d’aide',
    partnerSite: 'Site des partenaires',
    government: 'Sites publics',
    licence:
      'Sauf mention contraire, les contenus de ce site sont proposés sous <licence>licence etalab-2.0</licence>.',
  },
  en: {
    cookies: 'Cookies',
    helpCentre: 'Help centre',
    partnerSite: 'Partner site',
    government: 'Public sites',
    licence: 'Unless stated otherwise, the content of this site is under the <licence>etalab-2.0 licence</licence>.',
  },
})
