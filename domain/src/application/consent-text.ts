/** Stored with each consent. Raise it whenever the meaning of the consent text on /candidater changes. */
export const consentTextVersion = 1
