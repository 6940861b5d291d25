/** Injected everywhere, so that tests can choose the time. */
export type Clock = () => Date
