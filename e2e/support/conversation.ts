import type { Page } from '@playwright/test'
import { applicationsOn } from './applications.ts'
import { expect } from './patient-expect.ts'
import { completeProperty, type PropertyApi } from './properties.ts'
import type { TenantAccount } from './tenant-area.ts'

/** `page` of the owner shows the application of the tenant; the path is the same on both sites. */
export async function openApplication(page: Page, signedIn: PropertyApi, tenant: TenantAccount) {
  const { id, token } = await signedIn.save({ ...completeProperty, validated: true })
  await tenant.apply(token)
  await page.goto(`/consulte-propriete/${id}`)
  await applicationsOn(page)
    .rowOf('Durand Ana')
    .getByRole('link', { name: /^Voir (le dossier|la candidature)/ })
    .click()
  await expect(page).toHaveURL(/\/candidature\/[\w-]{36}/)
  return new URL(page.url()).pathname
}

/** The section with the messages, in French. */
export function conversationOn(page: Page) {
  const section = page.getByRole('region', { name: /^Messages/ })
  return {
    section,
    list: section.getByRole('log'),
    field: section.getByRole('textbox', { name: 'Votre message' }),
    send: async (text: string) => {
      await section.getByRole('textbox', { name: 'Votre message' }).fill(text)
      await section.getByRole('button', { name: 'Envoyer' }).click()
    },
    button: (name: string | RegExp) => section.getByRole('button', { name }),
  }
}
