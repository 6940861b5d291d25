import { Secret, TOTP } from 'otpauth'
import { html } from '#kit/html.ts'
import type { Language } from '#kit/visit.ts'
import { layout } from './layout.ts'
import { texts } from './mailbox.messages.ts'

const period = 30

/** What the code app on the phone shows. */
export function codeNow(secret: string, now: Date) {
  const timestamp = now.getTime()
  const code = TOTP.generate({ secret: Secret.fromBase32(secret), period, timestamp })
  return { code, secondsLeft: Math.ceil(TOTP.remaining({ period, timestamp }) / 1_000) }
}

type Phone = ReturnType<typeof codeNow> & { language: Language; address: string }

export function phonePage({ language, address, code, secondsLeft }: Phone): string {
  const t = texts[language]
  const content = html`
<h1>${t.phoneTitle}</h1>
<p class="help">${t.phoneHelp}</p>
<p class="code"><code>${code.slice(0, 3)} ${code.slice(3)}</code></p>
<p role="status">${t.codeLeft(secondsLeft)}</p>
<p><a class="quiet" href="/">${t.back}</a></p>`
  return layout({ language, address, title: t.phoneTitle, content })
}
