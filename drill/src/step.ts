import type { Watch } from '#load/watch.ts'
import type { Stack } from '#stack/stack.ts'
import type { Row } from './row.ts'

/** One thing that goes wrong on purpose, while the light load goes on. */
export type Step = {
  /** For `--only`. */
  name: string
  /** One line for `--list`. */
  title: string
  run: (stack: Stack, watch: Watch) => Promise<Row>
}
