import type { Page } from '@playwright/test'

/** Links in tables that are less high than this, in pixels. The link of a row is as high as its row. */
export const findLowTableLinks = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((height) => {
    const links = [...document.querySelectorAll('table a[href]')].filter((link) => link.checkVisibility())
    return links.flatMap((link) => {
      const target = link.matches('.table-link') ? link.closest('tr') : link
      // a link that wraps has a box for each line
      const lowest = Math.min(...[...(target?.getClientRects() ?? [])].map((box) => box.height))
      return lowest + 0.5 < height ? [`${link.textContent?.trim()}: ${lowest} px`] : []
    })
  }, least)
