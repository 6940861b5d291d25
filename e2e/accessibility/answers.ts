import type { Page } from '@playwright/test'

type Answer = { status?: number; json?: object }

/** What the API answers in the place of what it would, by method and path: `'GET desk/queue'`. */
export type Answers = Readonly<Record<string, Answer>>

export const refusal = (status: number, code: string, message?: string): Answer => ({
  status,
  json: { errors: [{ code, message }] },
})

export async function answerCalls(page: Page, api: string, answers: Answers = {}) {
  for (const [call, answer] of Object.entries(answers)) {
    const [method, path] = call.split(' ')
    await page.route(`${api}${path}`, (route) => {
      const request = route.request()
      if (request.method() !== method) return route.fallback()
      const headers = { 'access-control-allow-origin': new URL(request.frame().url()).origin }
      return route.fulfill({ ...answer, headers })
    })
  }
}
