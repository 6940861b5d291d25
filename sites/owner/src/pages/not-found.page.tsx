import { NotFound } from './not-found.tsx'

/** A module of its own: the build finds a page by its file, which nothing else may import. */
export default NotFound
