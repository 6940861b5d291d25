export type Person = { email: string; password: string; firstName: string; lastName: string }

/** Someone of a test's own: tests run side by side in one product. */
export const inventPerson = (): Person => ({
  email: `jeanne.${crypto.randomUUID().slice(0, 8)}@particulier.example`,
  password: 'Clef-de-voute-7',
  firstName: 'Jeanne',
  lastName: 'Martin',
})
