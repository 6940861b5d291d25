import { randomBytes } from 'node:crypto'
import { KeyLost } from '@bailclair/server-kit/key-ring.ts'
import { describe, expect, it } from 'vitest'
import { assertSealed, openLinkPath, sealLinkPath, sealLinkToken } from '#platform/mail/sealed-link.ts'
import { openTokenKeyring } from './token-keyring.ts'

const newKey = () => randomBytes(32).toString('base64')
const [first, second] = [newKey(), newKey()]
const open = (TOKEN_KEY: string, ...TOKEN_RETIRED_KEYS: string[]) => openTokenKeyring({ TOKEN_KEY, TOKEN_RETIRED_KEYS })
const token = randomBytes(32).toString('base64url')

describe('a sealed token', () => {
  const sealed = open(first).seal('share-link', token)

  it('is found and shown again with the key, and holds nothing of the token', () => {
    expect(open(first).hashesOf('share-link', token)).toEqual([sealed.hash])
    expect(open(first).unseal('share-link', sealed)).toBe(token)
    for (const bytes of [sealed.hash, sealed.sealed]) {
      expect(bytes.includes(token)).toBe(false)
      expect(bytes.includes(Buffer.from(token, 'base64url'))).toBe(false)
    }
  })

  it('is unknown in another use', () => {
    expect(open(first).hashesOf('application', token)).not.toContainEqual(sealed.hash)
    expect(() => open(first).unseal('application', sealed)).toThrow()
  })

  it('that was opened before is refused as ever in another use, under another key or with a changed byte', () => {
    const keyring = open(first, second)
    expect([1, 2].map(() => keyring.unseal('share-link', sealed))).toEqual([token, token])
    const changed = Buffer.from(sealed.sealed)
    changed[20] = (changed[20] ?? 0) ^ 1
    expect(() => keyring.unseal('application', sealed)).toThrow()
    expect(() => keyring.unseal('share-link', { ...sealed, keyId: open(second).currentId })).toThrow()
    expect(() => keyring.unseal('share-link', { ...sealed, sealed: changed })).toThrow()
  })

  it('is found and opened under a retired key, and not without it', () => {
    expect(open(second, first).hashesOf('share-link', token)).toContainEqual(sealed.hash)
    expect(open(second, first).unseal('share-link', sealed)).toBe(token)
    expect(open(second).hashesOf('share-link', token)).not.toContainEqual(sealed.hash)
    expect(() => open(second).unseal('share-link', sealed)).toThrow(KeyLost)
  })
})

describe('the path of a link in a mail', () => {
  const path = `/confirmerCompte/${token}?utm_source=mail`

  it('is stored without its token and sent with it', () => {
    const stored = sealLinkPath(open(first), path)
    expect(stored).not.toContain(token)
    expect(openLinkPath(open(first), stored)).toBe(path)
    expect(openLinkPath(open(first), `/invitation/${sealLinkToken(open(first), token)}`)).toBe(`/invitation/${token}`)
  })

  it('is refused in the clear', () => {
    const mail = (link: string) => ({
      content: { subject: '', title: '', paragraphs: [], action: { label: '', path: link } },
    })
    expect(() => assertSealed(mail(path))).toThrow('not sealed')
    expect(() => assertSealed(mail(sealLinkPath(open(first), path)))).not.toThrow()
    expect(() => assertSealed(mail('/mon-dossier'))).not.toThrow()
  })

  it('is sealed again under another key', () => {
    const again = sealLinkPath(open(second, first), sealLinkPath(open(first), path))
    expect(openLinkPath(open(second), again)).toBe(path)
  })

  it.each(['/', '/mon-dossier', '/consulte-propriete/3f0c1c5e-8f0e-4f5e-9d6e-0d6f1c2b3a4d'])('%s stays', (plain) =>
    expect(sealLinkPath(open(first), plain)).toBe(plain),
  )
})
