/** The signed-in tenant with their file. Here because several features update it. */
export const profileKey = ['tenant', 'profile']
