// @vitest-environment happy-dom
import { isAnnouncementClosed } from '@bailclair/domain/announcement/announcement.rules.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { announcementPart } from './announcement-part.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

it('hides the announcement, remembers it and moves the focus to the content', async () => {
  document.documentElement.lang = 'fr'
  document.body.innerHTML = `
    <aside class="announcement"><button type="button"></button></aside><main id="content" tabindex="-1"></main>
    <script type="application/json" id="site-config">{"announcement":{"fr":"Travaux samedi","en":""}}</script>`
  const written = vi.spyOn(document, 'cookie', 'set')
  const button = document.querySelector('button') as HTMLButtonElement
  expect(button.matches(announcementPart.controls)).toBe(true)
  await announcementPart.onClick(button, () => undefined)
  expect(document.querySelector<HTMLElement>('.announcement')?.hidden).toBe(true)
  expect(document.activeElement?.id).toBe('content')
  const [name = ''] = written.mock.calls[0]?.[0].split('=') ?? []
  expect(isAnnouncementClosed(name, written.mock.calls[0]?.[0].split(';')[0])).toBe(true)
})
