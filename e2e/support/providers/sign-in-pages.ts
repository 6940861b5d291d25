import type { Locator, Page } from '@playwright/test'

/** What a visitor finds on the sign-in page: all that differs from one identity server to the other. */
export type SignInPages = {
  email: (page: Page) => Locator
  /** Instead of a field for the e-mail, when somebody only confirms who they are. */
  knownEmail: (page: Page, email: string) => Locator
  password: (page: Page) => Locator
  submit: (page: Page) => Locator
  /** Of the code app, after the password, and its button. */
  code: (page: Page) => Locator
  submitCode: (page: Page) => Locator
  /** E-mail or password were wrong, and nothing tells which. */
  refusal: (page: Page) => Locator
  /** Leads to the national federation. */
  federation: (page: Page) => Locator
  /** The federation named someone who may not come in by an e-mail that it has not verified. */
  federationRefusal: (page: Page) => Locator
  signUp: (page: Page) => Locator
  forgotten: (page: Page) => Locator
}
