/** Apart from its schema, so that the route table of a site does not load zod. The API decides in the end. */
export const propertyIdShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
