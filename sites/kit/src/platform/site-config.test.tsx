import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { SiteConfigContext, useSiteConfig } from './site-config.ts'
import { readSiteConfig } from './site-config-block.ts'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

describe('the configuration', () => {
  it('is read from the page and given to the components', () => {
    const script = document.createElement('script')
    script.type = 'application/json'
    script.id = 'site-config'
    script.textContent = '{"name":"ClairBail \\u003c3"}'
    document.body.append(script)
    const config = readSiteConfig(document)

    const Name = () => useSiteConfig().name
    const { container } = render(
      <SiteConfigContext value={config}>
        <Name />
      </SiteConfigContext>,
    )
    expect(container.textContent).toBe('ClairBail <3')
  })

  it('throws when missing', () => {
    expect(() => readSiteConfig(document)).toThrow('no configuration')
  })
})
