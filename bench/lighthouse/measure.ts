import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { browserFlags } from '@bailclair/one-machine/browser/find-browser.ts'
import { getBrowser } from '@bailclair/one-machine/browser/get-browser.ts'
import { freePortBase } from '@bailclair/one-machine/ports.ts'
import { chromium } from '@playwright/test'

/** Scores out of 100, times in milliseconds. */
export const figures = ['performance', 'accessibility', 'best-practices', 'seo', 'LCP', 'TBT', 'CLS'] as const
export type Figure = (typeof figures)[number]
export type Run = { figures: Record<Figure, number>; failures: string[] }

type Audit = { id: string; title: string; score: number | null; numericValue?: number; scoreDisplayMode: string }
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
  runtimeError?: { message: string }
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const

/** Visits a page with an empty cache and Lighthouse's mobile settings. */
export async function measure(url: string): Promise<Run> {
  const main = join(import.meta.dirname, 'node_modules/lighthouse/core/index.js')
  const { default: lighthouse } = (await import(pathToFileURL(main).href)) as { default: Lighthouse }
  const port = await freePortBase()
  const browser = await chromium.launch({
    executablePath: getBrowser(),
    args: [...browserFlags(), `--remote-debugging-port=${port}`],
  })
  try {
    const result = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' })
    if (!result || result.lhr.runtimeError)
      throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result.')
    return readReport(result.lhr)
  } finally {
    await browser.close()
  }
}

function readReport(report: Report): Run {
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100)
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN
  const scores = Object.fromEntries(categories.map((category) => [category, score(category)]))
  const timings = Object.fromEntries(Object.entries(audits).map(([figure, audit]) => [figure, value(audit)]))
  const weighed = categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => report.categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [])
  return {
    figures: { ...scores, ...timings } as Record<Figure, number>,
    failures: weighed
      .map(({ id }) => report.audits[id])
      .filter((audit) => audit?.scoreDisplayMode !== 'notApplicable' && audit?.score === 0)
      .map((audit) => `${audit?.id}: ${audit?.title}`),
  }
}
