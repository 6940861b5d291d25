import type { Interaction } from 'oidc-provider'
import type { Exchange } from '#platform/http/exchange.ts'
import type { RealmContext } from '#realm/realm-context.ts'
import type { Reauthentication } from './reauthentication.ts'

export type ShownSignIn = { interaction: Interaction; confirming: Reauthentication | undefined }

/** The current sign-in of this browser; `SessionNotFound` when it has ended or belongs to another browser. */
export const findSignIn = ({ deps, realm }: RealmContext, { req, res, address }: Exchange): Promise<Interaction> =>
  deps.signInQueue(address, () => realm.provider().interactionDetails(req, res))
