import { createHash } from 'node:crypto'

export type Person = {
  /** Identifies the person. Unlike the e-mail, it never changes. */
  subject: string
  givenName?: string
  familyName?: string
  email?: string
  isEmailVerified: boolean
}

/** Each person lacks something else that a real federation may leave out. */
export const inventedPeople: readonly Person[] = [
  {
    subject: 'stand-in-camille',
    givenName: 'Camille',
    familyName: 'Moreau',
    email: 'camille.moreau@particulier.example',
    isEmailVerified: true,
  },
  {
    subject: 'stand-in-yanis',
    givenName: 'Yanis',
    familyName: 'Le Gall-Haddad',
    email: 'yanis.legall@particulier.example',
    isEmailVerified: false,
  },
  {
    // the e-mail of the demo owner that `npm start` creates
    subject: 'stand-in-demo',
    givenName: 'Dominique',
    familyName: 'Démo',
    email: 'demo.proprietaire@bailclair.example',
    isEmailVerified: true,
  },
  { subject: 'stand-in-nameless', email: 'sans.nom@particulier.example', isEmailVerified: true },
  { subject: 'stand-in-unreachable', givenName: 'Inès', familyName: 'D’Almeida', isEmailVerified: false },
]

/** The subject is derived from the e-mail, or from the name without one, so the same input is the same person again. */
export function typedPerson(form: URLSearchParams): Person {
  const text = (name: string) => form.get(name)?.trim() || undefined
  const [givenName, familyName, email] = [text('given_name'), text('family_name'), text('email')]
  const who = email?.toLowerCase() ?? JSON.stringify([givenName, familyName])
  return {
    subject: `typed-${createHash('sha256').update(who).digest('hex').slice(0, 32)}`,
    ...(givenName && { givenName }),
    ...(familyName && { familyName }),
    ...(email && { email }),
    isEmailVerified: email !== undefined && form.has('email_verified'),
  }
}
