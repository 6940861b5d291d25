import { z } from 'zod/mini'
import { knownMessage, shapes } from './error-report.ts'

const text = (shape: RegExp) => z.string().check(z.regex(shape))
const count = z.number().check(z.int(), z.gte(0), z.lte(10_000_000))
const seconds = z.number().check(z.gte(0))

const frame = z.object({
  filename: text(shapes.asset),
  function: z.exactOptional(text(shapes.function)),
  lineno: count,
  colno: count,
})

/** Accepts only values that `describeFailure` can produce, so that a forged report contains no free text. */
const failure = z.object({
  type: text(shapes.type),
  value: z.exactOptional(z.string().check(z.refine((it) => knownMessage(it) === it || shapes.code.test(it)))),
  stacktrace: z.object({ frames: z.array(frame).check(z.maxLength(30)) }),
})

/** `routes` are the path templates that a report may name. */
export const browserReport = (routes: readonly string[]) => {
  const common = {
    event_id: text(shapes.id),
    timestamp: seconds,
    transaction: z.string().check(z.refine((it) => routes.includes(it))),
    tags: z.object({ browser: z.exactOptional(z.enum(['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'other'])) }),
  }
  return z.union([
    z.object({ ...common, exception: z.object({ values: z.tuple([failure]) }) }),
    z.object({
      ...common,
      start_timestamp: seconds,
      contexts: z.object({ trace: z.object({ status: z.enum(['ok', 'internal_error']) }) }),
    }),
  ])
}
export type BrowserReport = z.output<ReturnType<typeof browserReport>>
