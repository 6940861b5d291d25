/** Cookies of services, which a refusal erases. */
export const leftovers = /(^|; )(crisp-client|_pk_|mtm_)/
