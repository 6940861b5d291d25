import { z } from 'zod/mini'
import { propertyId } from '../property/property-id.schema.ts'

/** How an owner hears of news about applications: at once, in one mail a day, or not at all (contract: preferences). */
export const notificationFrequencies = ['EACH', 'DAILY', 'NONE'] as const
const notificationFrequency = z.enum(notificationFrequencies)
export type NotificationFrequency = z.infer<typeof notificationFrequency>

/** Essential mails (account, security, what the owner did) are not a matter of preference, and not in here. */
export const notificationPreferences = z.object({
  notifications: notificationFrequency,
  properties: z.array(z.object({ id: propertyId, name: z.exactOptional(z.string()), paused: z.boolean() })),
})
export type NotificationPreferences = z.infer<typeof notificationPreferences>

/** Only what is sent changes. An owner has at most some thousands of properties; a form changes a few. */
export const preferencesChange = z.object({
  notifications: z.exactOptional(notificationFrequency),
  properties: z.exactOptional(z.array(z.object({ id: propertyId, paused: z.boolean() })).check(z.maxLength(500))),
})
export type PreferencesChange = z.infer<typeof preferencesChange>

/** The sealed token of an unsubscribe link: 44 bytes in base64url. What is not shaped like one was never issued. */
export const unsubscribeToken = z.string().check(z.regex(/^[\w-]{59}$/))
