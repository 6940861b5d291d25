import type { SignInPages } from './sign-in-pages.ts'

/** The sign-in page that comes with the product. */
export const bundled: SignInPages = {
  email: (page) => page.getByLabel(/^(Adresse e-mail|Email address)$/),
  knownEmail: (page, email) => page.getByText(email),
  password: (page) => page.getByLabel(/^(Mot de passe|Password)$/),
  submit: (page) => page.getByRole('button', { name: /^(Se connecter|Sign in|Confirmer|Confirm)$/ }),
  code: (page) => page.getByLabel(/^(Code à 6 chiffres|6-digit code)$/),
  submitCode: (page) => page.getByRole('button', { name: /^(Continuer|Continue)$/ }).first(),
  refusal: (page) => page.getByRole('alert').getByText(/^(E-mail ou mot de passe incorrect|Wrong email or password)$/),
  federation: (page) => page.getByRole('link', { name: /Identité nationale$/ }),
  federationRefusal: (page) =>
    page.getByRole('heading', { name: /^(Cette adresse a déjà un compte|This address already has)/ }),
  signUp: (page) => page.getByRole('link', { name: /^(Créer un compte|Create an account)$/ }),
  forgotten: (page) => page.getByRole('link', { name: /^(Mot de passe oublié|Forgotten password)/ }),
}
