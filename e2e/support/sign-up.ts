import type { Page } from '@playwright/test'
import type { Person } from './people.ts'

type SignUp = Pick<Person, 'email' | 'password'> & { confirmation?: string; hasAcceptedTerms?: boolean }

/** Fills the form of the sign-up page that is open, on either site; or that of a part of the page with several. */
export async function fillSignUp(
  page: Page,
  { email, password, confirmation = password, hasAcceptedTerms = true }: SignUp,
  form = page.getByRole('main'),
) {
  await form.getByLabel(/^(Adresse e-mail|Email address)/).fill(email)
  await form.getByLabel(/^(Mot de passe|Password)/).fill(password)
  await form.getByLabel(/^(Confirmez le mot de passe|Confirm password)/).fill(confirmation)
  await form.getByRole('checkbox').setChecked(hasAcceptedTerms)
  await form.getByRole('button', { name: /^(Créer mon compte|Create my account)$/ }).click()
  return form
}
