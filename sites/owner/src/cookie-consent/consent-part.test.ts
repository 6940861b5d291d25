// @vitest-environment happy-dom
import { siteConfigFrom } from '@bailclair/server-kit/config/site-config.ts'
import { siteEnvironment } from '@bailclair/server-kit/config/site-environment.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createConsentPart } from './consent-part.ts'

const config = siteConfigFrom(siteEnvironment.parse({ WEB_URL: 'https://bailclair.example' }))
let cookies = ''
beforeEach(() => {
  cookies = ''
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookies)
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    cookies = cookie.split(';')[0] ?? ''
  })
  document.body.innerHTML = `
    <section class="consent-banner" data-saved="Choix enregistré" hidden>
      <button type="button" value="accept"></button><button type="button" value="reject"></button>
      <button type="button" class="custom"></button>
    </section><main id="content" tabindex="-1"></main>`
  const block = document.createElement('script')
  Object.assign(block, { type: 'application/json', id: 'site-config', textContent: JSON.stringify(config) })
  document.body.append(block)
})
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const banner = () => document.querySelector('.consent-banner') as HTMLElement
const button = (value: string) => document.querySelector(`[value="${value}"]`) as HTMLButtonElement

it.each(['accept', 'reject'])('asks, keeps the answer %s and does not ask again', (answer) => {
  const part = createConsentPart()
  part.prepare?.()
  expect(banner().hidden).toBe(false)
  const notify = vi.fn()
  part.onClick(button(answer), notify)
  expect(banner().hidden).toBe(true)
  expect(notify).toHaveBeenCalledExactlyOnceWith('Choix enregistré')
  expect(document.activeElement?.id).toBe('content')
  expect(cookies).not.toBe('')

  createConsentPart().prepare?.()
  expect(banner().hidden).toBe(true)
})

it('leaves the choice by service to React', () => {
  expect(document.querySelector('.custom')?.matches(createConsentPart().controls)).toBe(false)
})

it('needs React for an accepted service only where the operator has one', () => {
  const part = createConsentPart()
  expect(part.needsReact?.()).toBe(false)
  part.onClick(button('accept'), () => undefined)
  expect(part.needsReact?.()).toBe(false)
  const block = document.getElementById('site-config') as HTMLElement
  block.textContent = JSON.stringify({ ...config, chat: { ...config.chat, websiteId: 'w-1' } })
  expect(part.needsReact?.()).toBe(true)
  part.onClick(button('reject'), () => undefined)
  expect(part.needsReact?.()).toBe(false)
})
