import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type JournalEntry, sealEntries } from '@bailclair/domain/journal/journal.rules.ts'
import { writeEnergyLabels } from '@bailclair/texts/energy-label-texts.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { composeAdvert } from '#advert/compose-advert.ts'
import { renderText } from '#complete-file/pdf/render-text.ts'
import { createRenderer } from '#complete-file/pdf/renderer.ts'
import { composeJournal } from '#journal/compose-journal.ts'
import { sha256 } from '#journal/seal-journal.service.ts'
import { composeLease } from '#lease-model/compose-lease.ts'
import type { LeaseFacts } from '#lease-model/lease-facts.ts'
import { collectBytes } from '#platform/paper/collect-bytes.ts'
import type { TextDocument } from '#platform/paper/text-document.ts'
import { leaseSamples } from '../lease-samples.ts'
import { printedFiles, printSample, scan } from '../printed-files.ts'

type Rule = { clause: string; testNumber: number; failedChecks: number; description: string }
type Job = { itemDetails: { name: string }; validationResult?: { details: { ruleSummaries: Rule[] } }[] }

const languages = ['fr', 'en'] as const
const samples = Object.entries(printedFiles).flatMap(([name, file]) =>
  languages.map((language) => ({ name, language, file, path: `${name.replaceAll(' ', '-')}-${language}` })),
)

const events: JournalEntry[] = [
  { at: '2026-11-01T09:00:00.000Z', actor: 'APPLICANT', event: 'APPLIED', application: 'a', stage: null, reason: null },
  { at: '2026-11-12T09:00:00.000Z', actor: 'OWNER', event: 'STAGE', application: 'a', stage: 'CHOSEN', reason: null },
]
const seals = sealEntries(sha256, undefined, events)
const journal = {
  propertyName: 'Studio des Lilas',
  chain: events.flatMap((entry, index) => seals.slice(index, index + 1).map((seal) => ({ entry, seal }))),
  accesses: [{ application: 'a', at: new Date('2026-11-02T09:00:00Z'), kind: 'FILE', isByLink: false }],
  names: new Map([['a', 'Ana Durand']]),
}
const advertIn = (language: (typeof languages)[number]) =>
  composeAdvert({
    text: { title: 'À louer : appartement, Paris', rent: 'Loyer : 700 €', paragraphs: [] },
    labels: writeEnergyLabels({ kind: 'KNOWN', grade: 'D', co2Grade: 'B', isExcessive: false }, language),
    missing: ['DEPOSIT'],
    uncertain: undefined,
    language,
    today: '2026-11-19',
  })
/** Leases are in French alone. */
const documents: Record<string, TextDocument> = {
  ...Object.fromEntries(
    Object.entries<LeaseFacts>(leaseSamples).map(([name, facts]) => [`lease-${name}`, composeLease(facts).document]),
  ),
  ...Object.fromEntries(
    languages.map((language) => [`journal-${language}`, composeJournal(sha256, journal, language)]),
  ),
  ...Object.fromEntries(languages.map((language) => [`advert-${language}`, advertIn(language)])),
}

/** Failed rules of each PDF. Java starts slowly, so one run examines all of them. */
let failed: Record<string, string[]>

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bailclair-pdf-'))
  const renderer = createRenderer()
  const pictures = [await scan(), await scan(2, { width: 400, height: 600 }), await scan(3, { missing: 2 })]
  for (const { path, ...sample } of samples) {
    writeFileSync(join(folder, `${path}.pdf`), await printSample(renderer, sample))
    writeFileSync(join(folder, `${path}-whole.pdf`), await printSample(renderer, { ...sample, documents: pictures }))
  }
  for (const [name, document] of Object.entries(documents)) {
    const bytes = await collectBytes(renderText(renderer, { document, siteName: 'BailClair', check: undefined }))
    writeFileSync(join(folder, `${name}.pdf`), bytes)
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

it.each(Object.keys(documents))('a lease, a journal and an advert meet PDF/UA-1: %s', (name) => {
  expect(failed[name]).toEqual([])
})
