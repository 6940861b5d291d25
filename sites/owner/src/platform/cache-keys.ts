/** The signed-in owner with their properties. Here because several features update it. */
export const profileKey = ['owner', 'profile']
