import type { RealmDefinition } from '#realm/realm-definition.ts'

type Place = Pick<RealmDefinition, 'path'>

/** The page of a sign-in under way. Its cookie has this very path, so whatever continues it lives below. */
export const signInAddress = ({ path }: Place, uid: string): string => `${path}/login-actions/authenticate/${uid}`

/** The form, even when the application asked to go straight to the federation. */
export const passwordAddress = (place: Place, uid: string): string => `${signInAddress(place, uid)}?password`

export const federationAddress = (place: Place, uid: string): string => `${signInAddress(place, uid)}/federation`
