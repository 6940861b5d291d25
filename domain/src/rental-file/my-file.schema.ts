import { z } from 'zod/mini'
import { documentCategories } from '../document/document-category.rules.ts'
import { myDocument } from '../document/my-document.schema.ts'
import { myUpload } from '../document/upload.schema.ts'
import { languages } from '../value/language.ts'
import { shapeOf } from './field-views.schema.ts'
import { fileFields, guarantorFields, tenantFields } from './file-fields.schema.ts'
import { missingSteps } from './missing.rules.ts'
import { fileStatuses } from './tenant-status.rules.ts'

const timestamp = z.iso.datetime()
const { tenantType, ...names } = shapeOf(tenantFields, 'coTenant')

/** A tenant of the file as the others see them: who, and how far. Never incomes or documents (decision 113). */
const fileTenant = z.object({
  id: z.string(),
  tenantType,
  isMe: z.boolean(),
  /** Accepted the invitation with an account of their own. */
  joined: z.boolean(),
  status: z.enum(fileStatuses),
  ...names,
  /** One's own. The initiator also sees each address they typed that its owner has not changed since. */
  email: z.exactOptional(z.string()),
  /** To the initiator: when the mailed invitation expires. */
  invitationEndsAt: z.exactOptional(timestamp),
})

const myGuarantor = z.object({
  id: z.string(),
  ...shapeOf(guarantorFields, 'self'),
  documents: z.array(myDocument),
})

const missingStep = z.object({
  step: z.enum(missingSteps),
  category: z.exactOptional(z.enum(documentCategories)),
  guarantorId: z.exactOptional(z.string()),
})

/** A rental file as one of its tenants sees it: the others by name and status, one's own part in full. */
export const myFile = z.object({
  /** To say on the phone (file-number.rules.ts). */
  number: z.string(),
  ...shapeOf(fileFields, 'self'),
  /** The initiator is first. */
  tenants: z.array(fileTenant),
  ...shapeOf(tenantFields, 'self'),
  guarantors: z.array(myGuarantor),
  documents: z.array(myDocument),
  /** Sent and no documents yet, of the tenant and of guarantors; oldest first. */
  uploads: z.array(myUpload),
  /** Empty: nothing is missing, and `submit` accepts the part. */
  missing: z.array(missingStep),
  /** When one's own part was last submitted; the promised answer time starts here. */
  submittedAt: z.exactOptional(timestamp),
})
export type MyFile = z.infer<typeof myFile>
export type MyGuarantor = z.infer<typeof myGuarantor>

export const tenantProfile = z.object({
  firstName: z.exactOptional(z.string()),
  lastName: z.exactOptional(z.string()),
  email: z.string(),
  /** A new address whose mailed link was not opened yet. */
  pendingEmail: z.exactOptional(z.string()),
  language: z.enum(languages),
  /** Has signed in through the national identity federation. */
  identityFederation: z.boolean(),
  /** Absent until a type of file is chosen, or an invitation accepted. */
  file: z.exactOptional(myFile),
})
export type TenantProfile = z.infer<typeof tenantProfile>
