/** Who vouches for a tenant: someone, a company, or a body whose trade it is (as the State's rent guarantee). */
export const guarantorKinds = ['PERSON', 'COMPANY', 'BODY'] as const
export type GuarantorKind = (typeof guarantorKinds)[number]
