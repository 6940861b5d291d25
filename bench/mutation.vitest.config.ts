import { defineConfig } from 'vitest/config'
import all from '../vitest.config.ts'
import { areas } from './mutation/areas.ts'

/** The tests of one area with the settings of their vitest project. Each Stryker worker starts vitest with this file. */
const area = areas[process.env['AREA'] ?? '']
const project = all.test?.projects?.find(
  (project) => typeof project === 'object' && 'test' in project && project.test?.name === area?.project,
) as { test: object } | undefined
if (!area || !project) throw new Error(`No tests for the area ${process.env['AREA']}.`)

export default defineConfig({ test: { ...project.test, include: area.tests } })
