/** One federation serves every realm. The alias is the value of `kc_idp_hint` and of `identity_provider` in tokens. */
export const federationAlias = 'national-identity'
