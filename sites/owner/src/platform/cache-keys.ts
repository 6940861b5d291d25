/** The signed-in owner with their properties. Here since several features keep it true, and none imports another. */
export const profileKey = ['owner', 'profile']
