import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { browserFlags } from '@bailclair/one-machine/browser/find-browser.ts'
import { getBrowser } from '@bailclair/one-machine/browser/get-browser.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const

/** Scores out of 100, times in milliseconds. */
export type Figure = (typeof categories)[number] | keyof typeof audits
export type Run = { figures: Partial<Record<Figure, number>>; failures: string[] }

type Audit = { id: string; title: string; score: number | null; numericValue?: number; scoreDisplayMode: string }
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
  runtimeError?: { code: string; message: string }
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>
type Launch = (options: object) => Promise<{ port: number; kill: () => void }>

const load = (file: string) => import(pathToFileURL(join(import.meta.dirname, 'node_modules', file)).href)

type Options = {
  /** Scores of the other categories do not vary from run to run. */
  isPerformanceOnly?: boolean
  /** Pages with `noindex` are not judged by what search engines read. */
  isListed?: boolean
}

/** A full Chromium sometimes records no navigation (NO_NAVSTART). Such a run has no figures and is made again. */
const attempts = 4

/** Visits a page with an empty cache and Lighthouse's mobile settings, in a browser that Lighthouse's launcher starts. */
export async function measure(url: string, options: Options = {}): Promise<Run> {
  for (let attempt = 1; ; attempt++) {
    const report = await visit(url, options)
    if (!report.runtimeError) return readReport(report)
    if (report.runtimeError.code !== 'NO_NAVSTART' || attempt === attempts)
      throw new Error(`${url}: ${report.runtimeError.message}`)
  }
}

async function visit(url: string, { isPerformanceOnly = false, isListed = true }: Options): Promise<Report> {
  const { default: lighthouse } = (await load('lighthouse/core/index.js')) as { default: Lighthouse }
  const { launch } = (await load('chrome-launcher/dist/index.js')) as { launch: Launch }
  const chromeFlags = ['--headless=new', ...browserFlags()]
  const browser = await launch({ chromePath: getBrowser(), chromeFlags, logLevel: 'error' })
  try {
    const result = await lighthouse(url, {
      port: browser.port,
      onlyCategories: isPerformanceOnly ? ['performance'] : categories,
      skipAudits: isListed ? [] : ['is-crawlable', 'meta-description'],
      logLevel: 'error',
    })
    if (!result) throw new Error(`${url}: Lighthouse gave no result.`)
    return result.lhr
  } finally {
    browser.kill()
  }
}

function readReport(report: Report): Run {
  const measured = categories.filter((category) => report.categories[category])
  const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100)
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN
  const scores = Object.fromEntries(measured.map((category) => [category, score(category)]))
  const timings = Object.fromEntries(Object.entries(audits).map(([figure, audit]) => [figure, value(audit)]))
  const weighed = measured
    .filter((category) => category !== 'performance')
    .flatMap((category) => report.categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? [])
  return {
    figures: { ...scores, ...timings },
    failures: weighed
      .map(({ id }) => report.audits[id])
      .filter((audit) => audit?.scoreDisplayMode !== 'notApplicable' && audit?.score === 0)
      .map((audit) => `${audit?.id}: ${audit?.title}`),
  }
}
