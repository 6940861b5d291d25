import { addressContract } from './address/address.contract.ts'
import { applicationContract } from './application/application.contract.ts'
import { contactContract } from './contact/contact.contract.ts'
import { registerContract } from './identity/register.contract.ts'
import { ownerContract } from './owner/owner.contract.ts'
import { platformContract } from './platform/platform.contract.ts'
import type { Route } from './platform/route.ts'
import { propertyContract } from './property/property.contract.ts'
import { webhookContract } from './rental-file/webhook.contract.ts'
import { shareLinkContract } from './share-link/share-link.contract.ts'

/** Every route of the product, as a plain list: swept by the access test and printed to OpenAPI. */
export const allRoutes: readonly Route[] = [
  platformContract,
  contactContract,
  registerContract,
  ownerContract,
  addressContract,
  propertyContract,
  shareLinkContract,
  applicationContract,
  webhookContract,
].flatMap((contract) => Object.values<Route>(contract))
