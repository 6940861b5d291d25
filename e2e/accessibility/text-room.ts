import type { Page } from '@playwright/test'

/** What RGAA 10.12 lets a reader ask for. */
const wideText = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`

/**
 * Text at 200 % (RGAA 10.4: a window half as wide, down to 320 px) and widely spaced: what of it is cut off, and what
 * scrolls sideways. The page stays like that.
 */
export async function findCutText(page: Page): Promise<string[]> {
  const { width = 1280, height = 800 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width: Math.max(320, width / 2), height })
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)

    const isCut = (element: Element) => {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(element)
      const isForEarsOnly = clipPath !== 'none' && position === 'absolute'
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
      return (
        !isForEarsOnly &&
        ((cuts(overflowX) && scrollWidth > clientWidth + 1) || (cuts(overflowY) && scrollHeight > clientHeight + 1))
      )
    }
    const withText = [...document.querySelectorAll('body *')].filter(({ textContent }) => textContent?.trim())
    const cut = withText.filter(isCut).map(({ outerHTML }) => `cut: ${outerHTML.slice(0, 120)}`)
    const overflow = document.documentElement.scrollWidth - window.innerWidth
    return overflow > 0 ? [...cut, `sideways: ${overflow} px`] : cut
  }, wideText)
}
