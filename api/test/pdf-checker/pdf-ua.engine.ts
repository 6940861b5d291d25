import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRenderer } from '#complete-file/pdf/renderer.ts'
import { photo } from '../complete-files.ts'
import { printedFiles, printSample } from '../printed-files.ts'

type Rule = { clause: string; testNumber: number; failedChecks: number; description: string }
type Job = { itemDetails: { name: string }; validationResult?: { details: { ruleSummaries: Rule[] } }[] }

const languages = ['fr', 'en'] as const
const samples = Object.entries(printedFiles).flatMap(([name, file]) =>
  languages.map((language) => ({ name, language, file, path: `${name.replaceAll(' ', '-')}-${language}` })),
)

/** Failed rules of each PDF. Java starts slowly, so one run examines all of them. */
let failed: Record<string, string[]>

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bailclair-pdf-'))
  const renderer = createRenderer()
  const pictures = [await photo(), await photo(400, 600)]
  for (const { path, ...sample } of samples) {
    writeFileSync(join(folder, `${path}.pdf`), await printSample(renderer, sample))
    writeFileSync(join(folder, `${path}-whole.pdf`), await printSample(renderer, { ...sample, documents: pictures }))
  }
  await renderer.close()
  failed = examine(folder)
  rmSync(folder, { recursive: true })
})
afterAll(() => {
  failed = {}
})

function examine(folder: string) {
  const program = ['-cp', process.env['VERAPDF_JAR'] ?? '', 'org.verapdf.apps.GreenfieldCliWrapper']
  const { stdout, stderr } = spawnSync('java', [...program, '--flavour', 'ua1', '--format', 'json', folder], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (!stdout.startsWith('{')) throw new Error(`veraPDF has no result: ${stderr}`)
  const jobs: Job[] = JSON.parse(stdout).report.jobs
  const rulesOf = ({ validationResult }: Job) =>
    validationResult?.flatMap(({ details }) =>
      details.ruleSummaries.map(
        ({ clause, testNumber, failedChecks, description }) =>
          `${clause}-${testNumber}, ${failedChecks} times: ${description}`,
      ),
    ) ?? ['veraPDF could not read it']
  return Object.fromEntries(jobs.map((job) => [basename(job.itemDetails.name, '.pdf'), rulesOf(job)]))
}

it.each(samples)('summary pages meet PDF/UA-1: $name, $language', ({ path }) => {
  expect(failed[path]).toEqual([])
})

it.each(samples)('with pictures, only the claim is missing: $name, $language', ({ path }) => {
  expect(failed[`${path}-whole`]).toEqual([expect.stringMatching(/^5-1, 1 times: .*PDF\/UA version/)])
})
