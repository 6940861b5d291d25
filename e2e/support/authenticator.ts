import type { Page } from '@playwright/test'

/** Chromium's virtual authenticator: a laptop whose owner takes the passkey that the browser offers in the form. */
export async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  /** With their private keys. */
  const list = async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials
  type Passkeys = Awaited<ReturnType<typeof list>>
  const created: Passkeys = []
  devtools.on('WebAuthn.credentialAdded', ({ credential }) => created.push(credential))
  return {
    list,
    /** What this page has made: still there when its window is closed. */
    created,
    /** These passkeys, and no others. */
    async replace(passkeys: Readonly<Passkeys>) {
      await devtools.send('WebAuthn.clearCredentials', { authenticatorId })
      for (const credential of passkeys) await devtools.send('WebAuthn.addCredential', { authenticatorId, credential })
    },
    remove: () => devtools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
    /** Whether face, fingerprint or code of the device are right. */
    recognise: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

/** A browser that offers no passkeys in the field of the e-mail: they are used by the button alone. */
export const withoutAutofill = (page: Page) =>
  page.addInitScript(() => Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: undefined }))
