import { z } from 'zod/mini'
import { defineRoute } from '../contract/route.ts'
import { notificationPreferences, preferencesChange, unsubscribeToken } from './notification.schema.ts'

export const notificationContract = {
  preferences: defineRoute({
    method: 'GET',
    path: '/owner/preferences',
    access: 'owner',
    summary: 'How the owner hears of applications, and for which properties not at all',
    response: notificationPreferences,
  }),
  changePreferences: defineRoute({
    method: 'POST',
    path: '/owner/preferences',
    access: 'owner',
    summary: 'Changes the preferences that are sent, all or none of them',
    body: preferencesChange,
    response: notificationPreferences,
  }),
  /** No body schema: mail programs post a form (RFC 8058), our page posts nothing. The token is enough. */
  unsubscribe: defineRoute({
    method: 'POST',
    path: '/notifications/unsubscribe/:token',
    access: 'anonymous',
    summary: 'Ends every mail that is not essential, by the link of one of them; again answers the same',
    notFound: 'TokenUnknown',
    params: z.object({ token: unsubscribeToken }),
    response: z.pick(notificationPreferences, { notifications: true }),
  }),
}
