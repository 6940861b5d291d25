import { parseArgs } from 'node:util'
import type { Step } from './step.ts'

export const usage = `npm run drill -- [options]
  --list          the steps
  --only a,b      some of them, by name
  --install       installs missing packages of Debian, as root
  --keep          leaves everything running afterwards, until Ctrl-C
  --write         puts the table into docs/operations.md
PORT_BASE=12000   other ports; VERSITYGW_PATH: the S3 engine`

export function parseOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      list: { type: 'boolean', default: false },
      only: { type: 'string' },
      install: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  })
  return values
}

/** In the order of the list, whatever the order of the names. */
export function chooseSteps(steps: readonly Step[], only: string | undefined): readonly Step[] {
  if (!only) return steps
  const names = only.split(',').map((name) => name.trim())
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) throw new Error(`No step is called ${unknown.join(' or ')}. See --list.`)
  return steps.filter(({ name }) => names.includes(name))
}
