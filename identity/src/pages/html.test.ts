import { describe, expect, it } from 'vitest'
import { html } from './html.ts'

describe('html', () => {
  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['" onfocus="x', '&quot; onfocus=&quot;x'],
    ["' onfocus='x", '&#39; onfocus=&#39;x'],
    ['a & b &amp; c', 'a &amp; b &amp;amp; c'],
    ['`', '`'],
    [0, '0'],
    [undefined, ''],
    [false as const, ''],
  ])('writes %j as %j', (value, written) => {
    expect(html`<p title="${value}">${value}</p>`.markup).toBe(`<p title="${written}">${written}</p>`)
  })

  it('does not escape its own markup, alone or in a list', () => {
    expect(html`${html`<b>${'<'}</b>`}${[html`<i></i>`, html`<u></u>`]}`.markup).toBe('<b>&lt;</b><i></i><u></u>')
  })
})
