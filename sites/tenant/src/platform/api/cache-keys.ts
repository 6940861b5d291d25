/** The signed-in tenant with their file. Here since several features keep it true, and none imports another. */
export const profileKey = ['tenant', 'profile']
