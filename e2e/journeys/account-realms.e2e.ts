import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { administrator, realmVariables } from '@bailclair/one-machine/keycloak/keycloak-identity.ts'
import { projectRoot } from '@bailclair/one-machine/project.ts'
import type { Addresses } from '@bailclair/one-machine/stack/servers.ts'
import { expect } from '@playwright/test'
import { isKeycloak } from '#support/providers/provider.ts'
import { test } from '#support/test.ts'

/** `npm run check:keycloak` as an operator with the rights to read all settings. */
function checkRealms(at: Addresses, changes: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(projectRoot, 'api/src/check-realms.ts')], {
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'],
      ...realmVariables(at),
      IDENTITY_URL: at.identity,
      ...(isKeycloak && {
        KEYCLOAK_ADMIN_USERNAME: administrator.username,
        KEYCLOAK_ADMIN_PASSWORD: administrator.password,
      }),
      ...changes,
    },
  })
  return { exitCode: status, text: stdout + stderr }
}

/** A click in the admin console of Keycloak. */
async function changeOwnerRealm(at: Addresses, settings: object) {
  const form = { grant_type: 'password', client_id: 'admin-cli', ...administrator }
  const token = await fetch(`${at.identity}/realms/master/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
  })
  const { access_token } = (await token.json()) as { access_token: string }
  const { status } = await fetch(`${at.identity}/admin/realms/owner`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify(settings),
  })
  expect(status).toBe(204)
}

test('[J-212] the realms are compared with what the API needs', async ({ at }) => {
  expect(checkRealms(at)).toEqual({ exitCode: 0, text: expect.stringContaining('Every realm is as the API needs it') })
  const wrong = checkRealms(at, { BAILCLAIR_API_CLIENT_SECRET: 'another-secret-of-32-characters-at-least' })
  expect(wrong).toEqual({ exitCode: 1, text: expect.stringContaining('owner: the secret of the API is refused') })
  if (!isKeycloak) return
  // nobody else in this run would notice
  await changeOwnerRealm(at, { passwordPolicy: 'length(8)' })
  const { exitCode, text } = checkRealms(at)
  expect({ exitCode, lines: text.split('\n') }).toEqual({
    exitCode: 1,
    lines: expect.arrayContaining([
      expect.stringMatching(/^owner: passwordPolicy/),
      expect.stringMatching(/^1 differences/),
    ]),
  })
})
