import type { RealmDefinition } from '#realm/realm-definition.ts'

type Place = Pick<RealmDefinition, 'path'>

/** Its cookie has this path, so all further steps are below it. */
export const signInAddress = ({ path }: Place, uid: string): string => `${path}/login-actions/authenticate/${uid}`

/** Shows the form even when the application asked for the federation. */
export const passwordAddress = (place: Place, uid: string): string => `${signInAddress(place, uid)}?password`

export const federationAddress = (place: Place, uid: string): string => `${signInAddress(place, uid)}/federation`

/** Back to the application without signing in. */
export const cancelAddress = (place: Place, uid: string): string => `${signInAddress(place, uid)}/cancel`

/** Signs in without a password. */
export const passkeyAddress = (place: Place, uid: string): string => `${signInAddress(place, uid)}/passkey`

export const secondStepAddress = (place: Place, uid: string): string => `${signInAddress(place, uid)}/second-step`

/** Where a way to sign in is added. */
export const enrolmentAddress = (place: Place, uid: string): string => `${signInAddress(place, uid)}/enrolment`
