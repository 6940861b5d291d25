import { addressContract } from './address/address.contract.ts'
import { applicationContract } from './application/application.contract.ts'
import { completeFileContract } from './complete-file/complete-file.contract.ts'
import { contactContract } from './contact/contact.contract.ts'
import { registerContract } from './identity/register.contract.ts'
import { notificationContract } from './notification/notification.contract.ts'
import { ownerContract } from './owner/owner.contract.ts'
import { ownerDataContract } from './owner/owner-data.contract.ts'
import { platformContract } from './platform/platform.contract.ts'
import type { Route } from './platform/route.ts'
import { propertyContract } from './property/property.contract.ts'
import { webhookContract } from './rental-file/webhook.contract.ts'
import { shareLinkContract } from './share-link/share-link.contract.ts'
import { statisticsContract } from './statistics/statistics.contract.ts'
import { fileAccessContract } from './tenant/file-access.contract.ts'
import { invitationContract } from './tenant/invitation.contract.ts'
import { tenantContract } from './tenant/tenant.contract.ts'
import { tenantDocumentContract } from './tenant/tenant-document.contract.ts'
import { tenantFileContract } from './tenant/tenant-file.contract.ts'
import { tenantRegisterContract } from './tenant/tenant-register.contract.ts'
import { verificationContract } from './verification/verification.contract.ts'

/** Every route of the product, as a plain list: swept by the access test and printed to OpenAPI. */
export const allRoutes: readonly Route[] = [
  platformContract,
  statisticsContract,
  contactContract,
  registerContract,
  ownerContract,
  ownerDataContract,
  notificationContract,
  addressContract,
  propertyContract,
  shareLinkContract,
  applicationContract,
  webhookContract,
  completeFileContract,
  tenantRegisterContract,
  tenantContract,
  tenantFileContract,
  invitationContract,
  tenantDocumentContract,
  fileAccessContract,
  verificationContract,
].flatMap((contract) => Object.values<Route>(contract))
