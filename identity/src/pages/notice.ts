import { type DrawingName, drawing } from './drawings.ts'
import { type Html, html } from './html.ts'
import { layout, type View } from './layout.ts'

export type Action = { label: string; href: string }

type Notice = {
  drawing: DrawingName
  title: string
  paragraphs: readonly string[]
  /** The main action: a link, or a form with a button. */
  main: Action | Html
  others?: readonly Action[]
  /** Lets support find the case in the logs. */
  reference?: string | undefined
}

/** A page with one message and where to go next. */
export function noticeMarkup(view: View, notice: Notice): string {
  const { title, paragraphs, main, others = [], reference } = notice
  const content = html`<div class="notice">
${drawing(notice.drawing)}
<h1>${title}</h1>
${paragraphs.map(
  (text) => html`<p>${text}</p>
`,
)}<div class="actions">
${'markup' in main ? main : html`<a class="button button-primary" href="${main.href}">${main.label}</a>`}
${others.map(
  ({ label, href }) => html`<a class="button button-quiet" href="${href}">${label}</a>
`,
)}</div>
${reference && html`<p class="reference">${reference}</p>`}
</div>`
  return layout(view, title, content)
}
