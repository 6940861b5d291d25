/** A page of the site that tells its tabs that sign-in is done, then closes its window. */
export const signedInPath = '/signed-in.html'

/** Between tabs of the same browser, on the channel `session`. */
export const tabMessages = { signedOut: 'signed-out', signedInAgain: 'signed-in-again' } as const

/** Opens an empty window. Only during a click: browsers block it at any other time, and the answer is null. */
export const openSignInWindow = (): Window | null => window.open('about:blank', '_blank', 'popup,width=520,height=760')
