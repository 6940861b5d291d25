/** Apart from its schema, so that the route table of a site does not load zod. */
export const shareTokenShape = /^[A-Za-z0-9_-]{22,128}$/
