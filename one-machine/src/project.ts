import { join } from 'node:path'

/** Where the project was cloned. */
export const projectRoot = join(import.meta.dirname, '../..')

/** The command line of a tool that npm installed, run by this very Node. */
export const toolPath = (name: string) => join(projectRoot, 'node_modules/.bin', name)
