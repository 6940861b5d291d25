import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { attachChat } from '#platform/chat.ts'
import { eraseCookiesOf } from './erase-cookies.ts'
import { allowMarkupFrom, loadScript } from './load-script.ts'

type Command = readonly unknown[]
/** Globals read by the chat script (Crisp). */
type ChatWindow = Window & {
  $crisp?: { push: (command: Command) => unknown }
  CRISP_WEBSITE_ID?: string
  CRISP_RUNTIME_CONFIG?: { locale: Language }
}

/** Loads the chat until the document is left. A later refusal reloads the document. */
export function startChat({ url, websiteId }: SiteConfig['chat'], language: Language): void {
  const chat = window as ChatWindow
  const commands: Command[] = []
  chat.$crisp = commands
  chat.CRISP_WEBSITE_ID = websiteId
  chat.CRISP_RUNTIME_CONFIG = { locale: language }
  allowMarkupFrom(url)
  loadScript(new URL('l.js', withSlash(url)).href)
  attachChat((email) => chat.$crisp?.push(['set', 'user:email', [email]]))
  // Ends the conversation on sign-out: the computer may be shared.
  new BroadcastChannel('session').addEventListener('message', ({ data }) => {
    if (data === 'signed-out') eraseCookiesOf('crisp')
  })
}

const withSlash = (url: string) => url.replace(/\/?$/, '/')
