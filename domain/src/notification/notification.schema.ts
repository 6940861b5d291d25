import { z } from 'zod/mini'
import { propertyId } from '../property/property-id.schema.ts'

/** One mail per application, one mail a day, or none (decision 155). */
export const notificationFrequencies = ['EACH', 'DAILY', 'NONE'] as const
const notificationFrequency = z.enum(notificationFrequencies)
export type NotificationFrequency = z.infer<typeof notificationFrequency>

/** Essential mails (account, security, the owner's own actions) cannot be switched off (decision 155). */
export const notificationPreferences = z.object({
  notifications: notificationFrequency,
  properties: z.array(z.object({ id: propertyId, name: z.exactOptional(z.string()), paused: z.boolean() })),
})
export type NotificationPreferences = z.infer<typeof notificationPreferences>

/** Absent fields stay as they are. A form changes only a few properties at once. */
export const preferencesChange = z.object({
  notifications: z.exactOptional(notificationFrequency),
  properties: z.exactOptional(z.array(z.object({ id: propertyId, paused: z.boolean() })).check(z.maxLength(500))),
})
export type PreferencesChange = z.infer<typeof preferencesChange>

/** The encrypted token of an unsubscribe link: 44 bytes in base64url. Any other text was never issued. */
export const unsubscribeToken = z.string().check(z.regex(/^[\w-]{59}$/))
