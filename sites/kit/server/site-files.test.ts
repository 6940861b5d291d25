import { describe, expect, it } from 'vitest'
import { testConfig } from '#test/server-site.ts'
import { writeSecurityText, writeSitemap } from './site-files.ts'

describe('the sitemap', () => {
  it('lists each page in each language with alternates, as valid XML', () => {
    const xml = writeSitemap(['https://bailclair.example/aide?a=1&b=2'])
    expect(xml.match(/<url>/g)).toHaveLength(3)
    expect(xml.match(/hreflang="(fr|en|x-default)"/g)).toHaveLength(9)
    expect(xml).not.toMatch(/&(?!amp;)/)
  })
})

describe('security.txt (RFC 9116)', () => {
  const written = (now: string) => writeSecurityText(testConfig, 'https://bailclair.example', new Date(now))

  it('has contact, expiry, canonical address and policy', () => {
    expect(written('2026-11-15T10:30:00Z')).toBe(
      [
        'Contact: mailto:securite@bailclair.example',
        'Expires: 2027-05-14T00:00:00.000Z',
        'Preferred-Languages: fr, en',
        'Canonical: https://bailclair.example/.well-known/security.txt',
        'Policy: https://bailclair.example/mentions-legales#securite',
        '',
      ].join('\n'),
    )
  })

  it('changes once a day', () => {
    expect(written('2026-11-15T00:00:00Z')).toBe(written('2026-11-15T23:59:59Z'))
    expect(written('2026-11-16T00:00:00Z')).not.toBe(written('2026-11-15T23:59:59Z'))
  })
})
