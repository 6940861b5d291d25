import { z } from 'zod/mini'
import { defineRoute } from '../contract/route.ts'
import { propertyId } from '../property/property-id.schema.ts'
import { applicationTypes } from '../rental-file/file-shape.rules.ts'
import { fileStatuses } from '../rental-file/tenant-status.rules.ts'
import { shareToken } from '../share-link/share-token.schema.ts'
import { calendarDate } from '../value/calendar-date.ts'
import { applicationId } from './application-row.schema.ts'
import { consentScopes } from './consent-scope.rules.ts'
import { wishText } from './wish.schema.ts'

export const applicationContract = {
  subscribe: defineRoute({
    method: 'POST',
    path: '/property/public/subscribe/:token',
    access: 'anonymous',
    summary: 'Applies to a property with the file of the tenant whose access token is sent',
    notFound: 'PropertyNotFound',
    params: z.object({ token: shareToken }),
    /** `access` is not validated here: anything but `true` answers `ConsentRequired` instead of `InvalidField`. */
    body: z.object({
      access: z.optional(z.unknown()),
      kcToken: z.optional(z.unknown()),
      /** Of the consent text that the applicant read. If the property asks for another one now, nothing is done. */
      scope: z.optional(z.enum(consentScopes)),
      wish: z.optional(wishText),
      /** When the applicant could move in. */
      entryDate: z.optional(calendarDate),
    }),
    response: z.object({
      status: z.enum(fileStatuses),
      /** What the owner may see now. */
      scope: z.enum(consentScopes),
      applicationType: z.enum(applicationTypes),
      /** The exact one: a share link shows the district only (decision 15). */
      address: z.exactOptional(z.string()),
    }),
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/property/tenant/:id',
    access: 'owner',
    summary: 'Removes an application; the access to its file ends at once',
    status: 204,
    notFound: 'ApplicationNotFound',
    params: z.object({ id: applicationId }),
  }),
  csv: defineRoute({
    method: 'GET',
    path: '/property/:id/applications.csv',
    access: 'owner',
    summary: 'The applications on a property for a spreadsheet program, as its owner may see them today',
    notFound: 'PropertyNotFound',
    params: z.object({ id: propertyId }),
    response: { bytesOf: ['text/csv; charset=utf-8'] },
  }),
}
