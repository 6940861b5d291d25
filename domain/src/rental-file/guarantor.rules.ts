/** A person, a company, or a guarantee body such as the State's rent guarantee. */
export const guarantorKinds = ['PERSON', 'COMPANY', 'BODY'] as const
export type GuarantorKind = (typeof guarantorKinds)[number]
