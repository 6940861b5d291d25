import { html } from '#kit/html.ts'
import { createLayout } from '#kit/layout.ts'
import { texts } from './mailbox.messages.ts'

export const layout = createLayout({ name: { fr: texts.fr.mailbox, en: texts.en.mailbox }, files: '/mailbox' })

export const letter = html`<svg class="letter" viewBox="0 0 160 120" aria-hidden="true">
<path d="M28 50 80 14l52 36v54a4 4 0 0 1-4 4H32a4 4 0 0 1-4-4z"/>
<path class="paper" d="M44 84V32a4 4 0 0 1 4-4h64a4 4 0 0 1 4 4v52"/>
<path d="M58 44h44M58 56h28"/>
<path class="paper" d="m28 52 44 28a15 15 0 0 0 16 0l44-28v52a4 4 0 0 1-4 4H32a4 4 0 0 1-4-4z"/>
<path d="m30 106 30-32M130 106l-30-32"/>
</svg>`
