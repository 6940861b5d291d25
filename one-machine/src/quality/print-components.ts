import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#project.ts'
import { billOfMaterials } from './components.ts'

const read = (path: string) => JSON.parse(readFileSync(join(projectRoot, path), 'utf8'))

/** `npm run --silent sbom`: every package, its licence and its hash, as the lock file has them. */
console.log(JSON.stringify(billOfMaterials(read('package-lock.json').packages, read('package.json')), undefined, 2))
