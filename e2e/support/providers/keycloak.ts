import type { SignInPages } from './sign-in-pages.ts'

/** The sign-in page of Keycloak, in the theme of deploy/keycloak. */
export const keycloak: SignInPages = {
  email: (page) => page.getByRole('textbox', { name: /^(Courriel|Email)$/ }),
  knownEmail: (page, email) => page.locator(`#kc-attempted-username[value="${email}"]`),
  password: (page) => page.getByRole('textbox', { name: /^(Mot de passe|Password)$/ }),
  submit: (page) => page.getByRole('button', { name: /^(Connexion|Sign In)$/ }),
  code: (page) => page.locator('#otp'),
  submitCode: (page) => page.locator('#kc-login'),
  refusal: (page) => page.getByText(/E-mail ou mot de passe incorrect[.]|Wrong email or password[.]/),
  federation: (page) => page.getByRole('link', { name: 'Identité nationale' }),
  federationRefusal: (page) => page.getByText(/(attribut essentiel|essential claim)/),
  signUp: (page) => page.getByRole('link', { name: /^(Créer un compte|Create an account)$/ }),
  forgotten: (page) => page.getByRole('link', { name: /^(Mot de passe oublié|Forgotten password)/ }),
}
