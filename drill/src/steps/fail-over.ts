import { otherNode } from '#stack/postgres.ts'
import type { Step } from '#step.ts'

/** 20 s until the lock of a dead primary ends (ttl of patroni.yml), then promotion, health checks and pools. */
const maxUnavailableSeconds = 40

export const failOver: Step = {
  name: 'fail-over',
  title: 'kill -9 of PostgreSQL and Patroni of the primary; the standby leads, the dead node comes back behind it',
  run: ({ database }, watch) =>
    watch.measure('fail-over', { errorsOf: 'all', unavailableSeconds: maxUnavailableSeconds }, async () => {
      const lost = await database.leader()
      const killed = performance.now()
      await database.killNode(lost)
      await database.waitForLeader(otherNode(lost))
      const leadSeconds = secondsSince(killed)
      const started = performance.now()
      await database.nodes[lost].start()
      await database.waitForPair()
      return `a new primary after ${leadSeconds} s; the old one follows ${secondsSince(started)} s after its start (pg_rewind)`
    }),
}

export const switchOver: Step = {
  name: 'switch-over',
  title: 'patronictl switchover, as before the maintenance of a machine',
  run: ({ database }, watch) =>
    watch.measure('switch-over', { errorsOf: 'all', unavailableSeconds: 10 }, async () => {
      const before = await database.leader()
      const began = performance.now()
      await database.switchOver()
      await database.waitForLeader(otherNode(before))
      await database.waitForPair()
      return `roles exchanged, both nodes back after ${secondsSince(began)} s`
    }),
}

const secondsSince = (moment: number) => ((performance.now() - moment) / 1_000).toFixed(1)
