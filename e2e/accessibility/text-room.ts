import type { Page } from '@playwright/test'

/** What RGAA 10.12 lets a reader ask for. */
const wideText = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`

/** Text alone twice as large, as a reader's own setting makes it. */
const largeText = ':root { font-size: 200% !important }'

/**
 * What of the text is cut off, and what scrolls sideways: widely spaced, then at 200 % (RGAA 10.4), which is a window
 * half as wide, down to 320 px, then with text alone at 200 % on a phone. The window stays like that.
 */
export async function findCutText(page: Page): Promise<string[]> {
  const spaced = await lookForCutText(page, wideText)
  const { width = 1280, height = 800 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width: Math.max(320, width / 2), height })
  const halved = await lookForCutText(page, '')
  await page.setViewportSize({ width: 390, height })
  return [...spaced, ...halved, ...(await lookForCutText(page, largeText))]
}

const lookForCutText = (page: Page, css: string): Promise<string[]> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
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
    document.adoptedStyleSheets.pop()
    return overflow > 0 ? [...cut, `sideways: ${overflow} px`] : cut
  }, css)
