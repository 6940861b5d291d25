import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#project.ts'
import { billOfMaterials } from './components.ts'

const read = (path: string) => JSON.parse(readFileSync(join(projectRoot, path), 'utf8'))

/** `npm run --silent sbom`: prints every package with its licence and hash from the lock file. */
console.log(JSON.stringify(billOfMaterials(read('package-lock.json').packages, read('package.json')), undefined, 2))
