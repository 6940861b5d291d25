import { z } from 'zod/mini'
import { documentCategories } from '../document/document-category.rules.ts'
import { myDocument } from '../document/my-document.schema.ts'
import { languages } from '../value/language.ts'
import { declaredGuarantor } from './declared-guarantor.schema.ts'
import { applicationTypes, tenantTypes } from './file-shape.rules.ts'
import { incomeCorrection } from './income-correction.schema.ts'
import { missingSteps } from './missing.rules.ts'
import { incomeKinds, situations } from './situation.rules.ts'
import { fileStatuses } from './tenant-status.rules.ts'

const timestamp = z.iso.datetime()

/** Someone of the file: who and how far, never what they earn nor what they sent, except one's own (decision 113). */
const fileTenant = z.object({
  id: z.string(),
  tenantType: z.enum(tenantTypes),
  isMe: z.boolean(),
  /** Has come with an account and agreed to be in this file; before, there is an invitation only. */
  joined: z.boolean(),
  status: z.enum(fileStatuses),
  firstName: z.exactOptional(z.string()),
  lastName: z.exactOptional(z.string()),
  /** One's own; and to the initiator, who typed it, that of each co-tenant who has not changed it since. */
  email: z.exactOptional(z.string()),
  /** To the initiator, until they join: up to when the mailed invitation is good. */
  invitationEndsAt: z.exactOptional(timestamp),
})

const myIncome = z.object({ kind: z.enum(incomeKinds), monthlyAmount: z.number() })

const myGuarantor = z.extend(declaredGuarantor, { documents: z.array(myDocument) })

const missingStep = z.object({
  step: z.enum(missingSteps),
  category: z.exactOptional(z.enum(documentCategories)),
  guarantorId: z.exactOptional(z.string()),
})

/** A rental file as one of its tenants sees it: the whole by names and statuses, and one's own part in full. */
export const myFile = z.object({
  applicationType: z.enum(applicationTypes),
  /** Of the whole file (see `fileStatus`); one's own is in `tenants`. */
  status: z.enum(fileStatuses),
  lastUpdateAt: timestamp,
  /** The initiator is first. */
  tenants: z.array(fileTenant),

  situation: z.exactOptional(z.enum(situations)),
  /** Absent until declared; empty: declared to have none. */
  incomes: z.exactOptional(z.array(myIncome)),
  /** Euros, the sum of `incomes`, or as corrected by the team. */
  monthlyIncome: z.exactOptional(z.number()),
  incomeCorrection: z.exactOptional(incomeCorrection),
  guarantors: z.array(myGuarantor),
  documents: z.array(myDocument),
  /** Empty: everything is given, and `submit` takes it. */
  missing: z.array(missingStep),
  /** When one's own part was last declared and handed in; the promised hours count from here. */
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
