/** Of the visits and answers, how many are traced (spec §7). By itself: pages know it before they know anything of reports. */
export const traceRate = 0.05
