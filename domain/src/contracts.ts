import { contactContract } from './contact/contact.contract.ts'
import { platformContract } from './platform/platform.contract.ts'
import type { Route } from './platform/route.ts'

/** Every route of the product, as a plain list: swept by the access test and printed to OpenAPI. */
export const allRoutes: readonly Route[] = [platformContract, contactContract].flatMap((contract) =>
  Object.values<Route>(contract),
)
