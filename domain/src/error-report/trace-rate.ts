/** Share of page loads and responses that are traced. In its own file: pages need it before the reporting code loads. */
export const traceRate = 0.05
