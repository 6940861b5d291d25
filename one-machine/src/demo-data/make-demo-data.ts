import { demonstration } from '#stack/demonstration.ts'
import { ensureAccount } from '#stack/ensure-account.ts'
import { archiveFile, endAccess, rememberVerdicts } from './ages.ts'
import { withdrawFrom } from './apply.ts'
import { enter } from './caller.ts'
import type { DemoFile } from './demo-file.ts'
import type { DemoTarget } from './demo-target.ts'
import { demoFiles } from './files.data.ts'
import { makeFile } from './make-file.ts'
import { makeProperties } from './make-properties.ts'
import { demoOwners } from './owners.data.ts'
import { openSteps, type Step } from './steps.ts'
import { tidyMailbox } from './tidy-mailbox.ts'
import { verifyFile } from './verify-file.ts'

/** So many files are made at a time: most of their time is spent waiting for treatments and hashes of passwords. */
const lanes = 2

/**
 * Invented owners, properties and files in every state, made by the calls of the product's own pages, so that its rules
 * hold for them; `undefined` when all of it was there. Done once for a database (see steps.ts).
 */
export async function makeDemoData(
  around: DemoTarget,
  onBegin: () => void,
): Promise<{ removedMails: number } | undefined> {
  const { at, databaseUrl, giveUp } = around
  const steps = await openSteps(databaseUrl)
  const verifier = enter(at, 'staff', demonstration.colleague, giveUp)
  let turn = Promise.resolve()
  /** A verifier has one part in hand at a time. */
  const inTurn = (work: () => Promise<void>) => {
    turn = turn.then(work)
    return turn
  }

  const staff: Step = {
    name: 'staff',
    run: async () => {
      for (const account of [demonstration.verifier, demonstration.colleague])
        await ensureAccount(at.identity, 'staff', account, giveUp)
      await rememberVerdicts(databaseUrl)
    },
  }
  const owners = demoOwners.map((owner): Step => ({ name: owner.email, run: () => makeProperties(around, owner) }))
  const files = demoFiles.map(
    (file): Step => ({
      name: file.tenants[0].email,
      run: async () => {
        await makeFile(around, file)
        if (file.standing === 'VERIFIED' || file.standing === 'DECLINED')
          await inTurn(() => verifyFile(databaseUrl, verifier, file))
        await concludeFile(around, file)
      },
    }),
  )
  let removedMails = 0
  const mails: Step = {
    name: 'mails',
    run: async () => {
      removedMails = await tidyMailbox(around)
    },
  }

  const all = [staff, ...owners, ...files, mails]
  if (all.every(steps.isDone)) return undefined
  onBegin()
  const runAll = async (queue: Step[]) => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      giveUp.throwIfAborted()
      if (!steps.isDone(step)) await steps.run(step)
    }
  }
  await runAll([staff, ...owners])
  const queue = [...files]
  await Promise.all(Array.from({ length: lanes }, () => runAll(queue)))
  await runAll([mails])
  return { removedMails }
}

async function concludeFile({ at, databaseUrl, giveUp }: DemoTarget, file: DemoFile): Promise<void> {
  const [{ email }] = file.tenants
  for (const { to, end } of file.applications) {
    if (end === 'ENDED') await endAccess(databaseUrl, file, to)
    if (end === 'WITHDRAWN')
      await withdrawFrom(enter(at, 'tenant', { email, password: demonstration.password }, giveUp), to)
  }
  if (file.standing === 'ARCHIVED') await archiveFile(databaseUrl, file)
}
