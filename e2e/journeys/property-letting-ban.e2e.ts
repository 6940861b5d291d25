import { expect } from '@playwright/test'
import { certificates, completeProperty } from '#support/properties.ts'
import { test } from '#support/test.ts'

const notice = 'Ce logement ne peut pas être loué comme résidence principale'

test('[J-172] a home that may not be let says so, and sharing asks first', async ({ page, signedIn }) => {
  const { id } = await signedIn.save({ ...completeProperty, ademeNumber: certificates.banned, dpeConfirmed: true })
  const main = page.getByRole('main')
  const question = page.getByRole('alertdialog', { name: 'Partager ce lien malgré l’interdiction ?' })

  await page.goto(`/diagnostic-propriete/${id}`)
  await expect(main).toContainText(notice)
  await expect(main).toContainText('Ce DPE est valable')
  await expect(main).not.toContainText('Joignez-le au bail')

  await page.goto(`/valider-propriete/${id}`)
  await expect(main).toContainText(notice)
  await page.getByRole('checkbox', { name: /^Je certifie/ }).check()
  await page.getByRole('button', { name: 'Valider mon bien' }).click()

  await expect(question).toContainText('Depuis le 1er janvier 2023, la loi interdit')
  await expect(question).toContainText('location saisonnière')
  await question.getByRole('button', { name: 'Annuler' }).click()
  await expect(page).toHaveURL(new RegExp(`/consulte-propriete/${id}$`))
  await expect(main).toContainText(notice)
  await expect(page.getByLabel('Lien de partage', { exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: 'Partager le lien' }).first().click()
  await question.getByRole('button', { name: 'Partager quand même' }).click()
  const dialog = page.getByRole('dialog', { name: 'Partager le lien' })
  await expect(dialog).toContainText(notice)
  await expect(dialog.getByLabel('Lien de partage', { exact: true })).toHaveValue(/\/candidater\//)

  await page.goto('/home')
  const row = page.getByRole('row', { name: new RegExp(completeProperty.name) })
  await expect(row).toContainText('Location interdite')
  await expect(row).toContainText('Validé')
})
