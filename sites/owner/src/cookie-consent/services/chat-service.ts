import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { attachChat } from '#platform/chat.ts'
import { eraseCookiesOf } from './erase-cookies.ts'
import { allowMarkupFrom, loadScript } from './load-script.ts'

type Command = readonly unknown[]
/** The names by which the chat's script finds what it needs (Crisp). */
type ChatWindow = Window & {
  $crisp?: { push: (command: Command) => unknown }
  CRISP_WEBSITE_ID?: string
  CRISP_RUNTIME_CONFIG?: { locale: Language }
}

/** Loads the chat for as long as the document lives: whoever refuses it later gets another document. */
export function startChat({ url, websiteId }: SiteConfig['chat'], language: Language): void {
  const chat = window as ChatWindow
  const commands: Command[] = []
  chat.$crisp = commands
  chat.CRISP_WEBSITE_ID = websiteId
  chat.CRISP_RUNTIME_CONFIG = { locale: language }
  allowMarkupFrom(url)
  loadScript(new URL('l.js', withSlash(url)).href)
  attachChat((email) => chat.$crisp?.push(['set', 'user:email', [email]]))
  // On a shared computer the next person must not find the conversation of the last one.
  new BroadcastChannel('session').addEventListener('message', ({ data }) => {
    if (data === 'signed-out') eraseCookiesOf('crisp')
  })
}

const withSlash = (url: string) => url.replace(/\/?$/, '/')
