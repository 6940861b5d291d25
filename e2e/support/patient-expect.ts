import { expect as playwrightExpect } from '@playwright/test'

/** As patient as playwright.config.ts, where somebody else than Playwright runs the pages (`npm run drill`). */
export const expect = playwrightExpect.configure({ timeout: 40_000 })
