import { completeProperty } from '#support/properties.ts'
import { test } from '#support/test.ts'
import { expectStep } from '#support/wizard.ts'

test('[J-175] a draft resumes at its first step without an answer, the type included', async ({ page, signedIn }) => {
  const { type: _, ...typeless } = completeProperty
  const { id } = await signedIn.save(typeless)
  const { id: untold } = await signedIn.save({ ...completeProperty, name: 'Sans diagnostic' })

  await page.goto('/home')
  await page.getByRole('link', { name: completeProperty.name }).click()
  await expectStep(page, 'type-propriete', id)
  await page.goto('/home')
  await page.getByRole('button', { name: 'Modifier Sans diagnostic' }).click()
  await expectStep(page, 'diagnostic-propriete', untold)

  // the type is not needed, and its pages say that it is missing
  await signedIn.save({ id, validated: true })
  await page.goto(`/consulte-propriete/${id}`)
  await page.getByRole('link', { name: 'Préciser le type' }).click()
  await expectStep(page, 'type-propriete', id)
})
