import { join } from 'node:path'
import { projectRoot } from '#project.ts'
import { variablesOfServers } from './environment-tables.ts'

export const namesFile = join(projectRoot, 'server-kit/src/config/variable-names.generated.ts')

/** Every variable of every server, so that each one recognises those of the others. */
export const writeVariableNames = (): string =>
  [
    '// Written by npm run docs:environment, not by hand.',
    'export const variableNames: readonly string[] = [',
    ...variablesOfServers().map((name) => `  '${name}',`),
    ']',
    '',
  ].join('\n')
