/**
 * Which consent text the applicant agreed to, recorded with the consent (contract, subscribe). Whoever changes what the
 * text of /candidater says raises it, so that it is always known what was agreed to.
 */
export const consentTextVersion = 1
