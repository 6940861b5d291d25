import { expect, type Page } from '@playwright/test'
import { title } from '#support/applying.ts'
import { linkIn } from '#support/mailbox.ts'
import { inventPerson } from '#support/people.ts'
import { isKeycloak, signInPages } from '#support/providers/provider.ts'
import { fillSignIn } from '#support/sign-in.ts'
import { fillSignUp } from '#support/sign-up.ts'
import { test } from '#support/test.ts'

const asked = 'Avez-vous créé ce compte ?'
const confirmed = 'Votre compte est confirmé'
const itWasMe = (page: Page) => page.getByRole('button', { name: 'C’était moi\u202f: confirmer' })
const itWasNotMe = (page: Page) => page.getByRole('button', { name: 'Ce n’était pas moi' })

async function signUp(page: Page, person: ReturnType<typeof inventPerson>, address = '/creation') {
  await page.goto(address)
  await fillSignUp(page, person)
  await expect(page.getByRole('dialog')).toContainText(person.email)
}

test('[J-135] a link opened in another browser says who asked for the account, and a person confirms', async ({
  page,
  otherDevice,
  mailbox,
}) => {
  const person = inventPerson()
  await signUp(page, person)
  const link = linkIn(await mailbox.getMail(person.email, /Confirmez votre compte/), '/confirmerCompte/')
  // a scanner that runs scripts: nothing happens however often
  for (let visit = 1; visit <= 2; visit++) {
    await otherDevice.goto(link)
    await expect(title(otherDevice)).toHaveText(asked)
  }
  const facts = otherDevice.getByRole('definition')
  await expect(facts.first()).toHaveText(person.email)
  await expect(facts.nth(1)).toHaveText(/^\d+(er)? \S+ \d{4} à \d{2}:\d{2}$/)
  await expect(facts.nth(2)).toHaveText(/^(Chrome|Firefox|Safari) sur \S+$/)

  await otherDevice.keyboard.press('Tab')
  await itWasMe(otherDevice).focus()
  await otherDevice.keyboard.press('Enter')
  await expect(title(otherDevice)).toHaveText(confirmed)
  await expect(title(otherDevice)).toBeFocused()
  await otherDevice.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
  await signInPages.password(otherDevice).fill(person.password)
  await signInPages.submit(otherDevice).click()
  await expect(otherDevice.getByText('Comment vous appelez-vous')).toBeVisible()
})

test.describe('[J-136] somebody whose address was used by a stranger', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('ends that sign-up, and the stranger’s link is dead', async ({ page, otherDevice, mailbox, at }) => {
    const stranger = inventPerson()
    await signUp(page, stranger, `${at.tenant}/creation`)
    const link = linkIn(await mailbox.getMail(stranger.email), '/confirmerCompte/')
    await otherDevice.setViewportSize({ width: 390, height: 844 })
    await otherDevice.goto(link)
    await expect(title(otherDevice)).toHaveText(asked)
    await itWasNotMe(otherDevice).click()
    await expect(title(otherDevice)).toHaveText('Cette inscription est annulée')
    await expect(otherDevice.getByRole('main')).toContainText(stranger.email)
    // not even in the browser that signed up
    await page.goto(link)
    await expect(page.getByText(/^Ce lien n’est pas valable/)).toBeVisible()
  })
})

test.describe('[J-137] two sign-ups with one address', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('wait side by side; the first one confirmed ends the other, and a mail says so', async ({
    page,
    otherDevice,
    mailbox,
  }) => {
    const person = inventPerson()
    await signUp(page, person)
    const mine = linkIn(await mailbox.getMail(person.email), '/confirmerCompte/')
    // later somebody else chooses another password for the same address
    const stranger = { ...person, password: 'Une-autre-clef-8' }
    await signUp(otherDevice, stranger)
    await expect.poll(async () => linkIn(await mailbox.getMail(person.email), '/confirmerCompte/')).not.toBe(mine)
    const theirs = linkIn(await mailbox.getMail(person.email), '/confirmerCompte/')

    await page.goto(mine)
    await expect(title(page)).toHaveText(confirmed)
    const notice = await mailbox.getMail(person.email, /Votre compte est confirmé/)
    expect(linkIn(notice, '/mot-de-passe-oublie')).toBeTruthy()
    await page.goto(theirs)
    await expect(page.getByText(/^Ce lien n’est pas valable/)).toBeVisible()

    await otherDevice.goto('/home')
    await fillSignIn(otherDevice, stranger)
    await expect(signInPages.refusal(otherDevice)).toBeVisible()
    await page.goto('/home')
    await fillSignIn(page, person)
    await expect(page.getByText('Comment vous appelez-vous')).toBeVisible()
  })
})

test('[J-138] an address with an accented domain is one account, however it is typed', async ({ page, mailbox }) => {
  const [name = ''] = inventPerson().email.split('@')
  const [typed, stored] = [`${name}@académie-x.example`, `${name}@xn--acadmie-x-e4a.example`]
  const person = { ...inventPerson(), email: typed }
  await page.goto('/creation')
  await fillSignUp(page, person)
  await expect(page.getByRole('dialog')).toContainText(stored)
  // mail programs show the accents
  await page.goto(linkIn(await mailbox.getMail(typed), '/confirmerCompte/'))
  await expect(title(page)).toHaveText(confirmed)
  await page.goto('/home')
  // Keycloak compares what was typed
  await fillSignIn(page, { ...person, email: isKeycloak ? stored : typed })
  await expect(page.getByText('Comment vous appelez-vous')).toBeVisible()
})
