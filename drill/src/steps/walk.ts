import type { Step } from '#step.ts'
import { walkWholeLoop } from '#walk/whole-loop.ts'

export const walk: Step = {
  name: 'walk',
  title: 'the whole loop in a browser: sign-up, property, application, verification, reading',
  run: (stack, watch) =>
    watch.measure('whole loop in a browser', {}, async () => {
      const began = performance.now()
      await walkWholeLoop(stack)
      return `done in ${Math.round((performance.now() - began) / 1_000)} s`
    }),
}
