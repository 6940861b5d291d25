import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { announcementClosedCookie, announcementCookieName, isAnnouncementVisible } from './announcement.rules.ts'

describe('announcementCookieName (decision 14)', () => {
  it.each([
    ['a', 'announcement-closed-YQ'],
    ['été', 'announcement-closed-w6l0w6k'],
    ['??>', 'announcement-closed-Pz8-'],
    ['???', 'announcement-closed-Pz8_'],
    // 150 bytes are 200 characters of base64url
    ['a'.repeat(150), `announcement-closed-${'YWFh'.repeat(50)}`],
    // 151 are 202: SHA-256 instead
    ['a'.repeat(151), 'announcement-closed-VBbVjQmV6tQLFzK_-N7ll9pZlrquLiNzznFph7Z37nI'],
    ['é'.repeat(76), 'announcement-closed-9ucZIeX5FalkFvbt5DmHMEJC0sZaU1lgxezXJ3vGSks'],
  ])('of %j is %s', async (message, name) => expect(await announcementCookieName(message)).toBe(name))

  it('is a valid cookie name of bounded length, different for different messages', async () => {
    const message = fc.string({ unit: 'grapheme', maxLength: 300 })
    await fc.assert(
      fc.asyncProperty(message, message, async (one, other) => {
        const name = await announcementCookieName(one)
        expect(name).toMatch(/^announcement-closed-[\w-]{0,200}$/)
        expect((await announcementCookieName(other)) === name).toBe(one === other)
      }),
    )
  })
})

describe('isAnnouncementVisible', () => {
  const message = '<strong>Maintenance</strong> samedi à 8 h'

  it.each(['', '   ', '\n\t'])('an empty message (%j) is not shown', async (empty) => {
    expect(await isAnnouncementVisible(empty, undefined)).toBe(false)
  })

  it('is true until this message is closed; other messages stay visible', async () => {
    expect(await isAnnouncementVisible(message, undefined)).toBe(true)
    expect(await isAnnouncementVisible(message, 'lang=fr')).toBe(true)
    const [closed] = (await announcementClosedCookie(message, { isSecure: true })).split(';')
    expect(await isAnnouncementVisible(message, `lang=fr; ${closed}`)).toBe(false)
    expect(await isAnnouncementVisible(`${message} 30`, closed)).toBe(true)
  })

  it('accepts only the value true as closed', async () => {
    expect(await isAnnouncementVisible(message, `${await announcementCookieName(message)}=false`)).toBe(true)
  })
})

it('the cookie lasts one day, on every page', async () => {
  expect(await announcementClosedCookie('a', { isSecure: true })).toBe(
    'announcement-closed-YQ=true; Max-Age=86400; Path=/; SameSite=Lax; Secure',
  )
  expect(await announcementClosedCookie('a', { isSecure: false })).toBe(
    'announcement-closed-YQ=true; Max-Age=86400; Path=/; SameSite=Lax',
  )
})
