import { defineConfig } from '@playwright/test'
import chromium from './playwright.config.ts'
import type { WorkerFixtures } from './speech/test.ts'

/** `npm run test:speech`: what Orca says of journeys in Firefox, compared with the files in speech/transcripts. */
export default defineConfig<object, WorkerFixtures>({
  ...chromium,
  testDir: './speech',
  testMatch: '*.speech.ts',
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  updateSnapshots: process.env['SPEECH_UPDATE'] ? 'all' : 'none', // set by `-- --update`
  projects: (['fr', 'en'] as const).map((readerLanguage) => ({ name: readerLanguage, use: { readerLanguage } })),
  use: { ...chromium.use, contextOptions: {} },
})
