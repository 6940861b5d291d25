/** In milliseconds. Steps, because a delay that changed at each render would restart the timer each time. */
const pollSteps = [
  { until: 15_000, delay: 3_000 },
  { until: 60_000, delay: 6_000 },
  { until: 180_000, delay: 12_000 },
  { until: 600_000, delay: 30_000 },
]

/** Until the next question, by how long we have been asking. False: no more questions, recognition takes too long. */
export const pollDelay = (elapsed: number): number | false =>
  pollSteps.find(({ until }) => elapsed < until)?.delay ?? false
