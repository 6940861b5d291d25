import { addressContract } from './address/address.contract.ts'
import { advertContract } from './advert/advert.contract.ts'
import { applicationContract } from './application/application.contract.ts'
import { applicationListContract } from './application/application-list.contract.ts'
import { stageContract } from './application/stage.contract.ts'
import { choiceContract } from './choice/choice.contract.ts'
import { comparisonContract } from './comparison/comparison.contract.ts'
import { completeFileContract } from './complete-file/complete-file.contract.ts'
import { ownFileContract } from './complete-file/own-file.contract.ts'
import { viewingLinkContract } from './complete-file/viewing-link.contract.ts'
import { contactContract } from './contact/contact.contract.ts'
import type { Route } from './contract/route.ts'
import { documentContract } from './document/document.contract.ts'
import { uploadContract } from './document/upload.contract.ts'
import { fileAccessContract } from './file-access/file-access.contract.ts'
import { deskSignInContract, ownerSignInContract, tenantSignInContract } from './identity/sign-in.contract.ts'
import { issuedPdfContract } from './issued-pdf/issued-pdf.contract.ts'
import { journalContract } from './journal/journal.contract.ts'
import { leaseModelContract } from './lease-model/lease-model.contract.ts'
import { ownerMessageContract, tenantMessageContract } from './message/message.contract.ts'
import { notificationContract } from './notification/notification.contract.ts'
import { ownerContract } from './owner/owner.contract.ts'
import { ownerDataContract } from './owner/owner-data.contract.ts'
import { ownerRegisterContract } from './owner/owner-register.contract.ts'
import { privateNoteContract } from './private-note/private-note.contract.ts'
import { propertyContract } from './property/property.contract.ts'
import { remarkContract } from './remark/remark.contract.ts'
import { rentControlContract } from './rent-control/rent-control.contract.ts'
import { invitationContract } from './rental-file/invitation.contract.ts'
import { rentalFileContract } from './rental-file/rental-file.contract.ts'
import { webhookContract } from './rental-file/webhook.contract.ts'
import { intentContract } from './share-link/intent.contract.ts'
import { shareLinkContract } from './share-link/share-link.contract.ts'
import { siteContract } from './site/site.contract.ts'
import { statisticsContract } from './statistics/statistics.contract.ts'
import { tenantContract } from './tenant/tenant.contract.ts'
import { tenantDataContract } from './tenant/tenant-data.contract.ts'
import { tenantRegisterContract } from './tenant/tenant-register.contract.ts'
import { savedPhraseContract } from './verification/saved-phrase.contract.ts'
import { verificationContract } from './verification/verification.contract.ts'
import { visitContract, visitFeedContract } from './visit/visit.contract.ts'

/** Every route of the API. The access test checks each of them, and openapi.json lists them. */
export const allRoutes: readonly Route[] = [
  siteContract,
  statisticsContract,
  contactContract,
  ownerRegisterContract,
  ownerContract,
  ownerDataContract,
  ownerSignInContract,
  notificationContract,
  addressContract,
  propertyContract,
  rentControlContract,
  advertContract,
  shareLinkContract,
  intentContract,
  applicationContract,
  applicationListContract,
  stageContract,
  choiceContract,
  comparisonContract,
  webhookContract,
  completeFileContract,
  viewingLinkContract,
  issuedPdfContract,
  leaseModelContract,
  journalContract,
  ownFileContract,
  tenantRegisterContract,
  tenantContract,
  tenantDataContract,
  tenantSignInContract,
  rentalFileContract,
  invitationContract,
  documentContract,
  remarkContract,
  uploadContract,
  fileAccessContract,
  visitContract,
  visitFeedContract,
  verificationContract,
  deskSignInContract,
  savedPhraseContract,
  ownerMessageContract,
  tenantMessageContract,
  privateNoteContract,
].flatMap((contract) => Object.values<Route>(contract))
