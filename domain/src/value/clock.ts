/** The present, injected: no rule reads the machine's clock by itself (contract, conventions). */
export type Clock = () => Date
