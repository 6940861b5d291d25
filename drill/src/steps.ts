import type { Step } from './step.ts'
import { failOver, switchOver } from './steps/fail-over.ts'
import { fillMailQueue } from './steps/fill-mail-queue.ts'
import { cutStore, killPgbouncer, reloadProxy } from './steps/kill-infrastructure.ts'
import { killServers } from './steps/kill-servers.ts'
import { restore } from './steps/restore.ts'
import { rollingRelease } from './steps/rolling-release.ts'
import { rollingRestart } from './steps/rolling-restart.ts'
import { walk } from './steps/walk.ts'

/** In this order. */
export const steps: readonly Step[] = [
  walk,
  ...killServers,
  rollingRestart,
  rollingRelease,
  reloadProxy,
  killPgbouncer,
  switchOver,
  failOver,
  cutStore,
  fillMailQueue,
  restore,
]
