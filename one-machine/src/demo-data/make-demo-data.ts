import { demonstration } from '#stack/demonstration.ts'
import { ensureAccount } from '#stack/ensure-account.ts'
import { openCallers } from './api-caller.ts'
import { withdrawFrom } from './apply.ts'
import { addPastVerdicts, archiveFile, endAccess } from './backdate.ts'
import type { DemoFile } from './demo-file.ts'
import type { DemoTarget } from './demo-target.ts'
import { demoFiles } from './files.data.ts'
import { importTrustList } from './import-trust-list.ts'
import { demoLettings } from './lettings.data.ts'
import { makeFile } from './make-file.ts'
import { makeLetting } from './make-letting.ts'
import { makeProperties } from './make-properties.ts'
import { demoOwners } from './owners.data.ts'
import { removeDemoMails } from './remove-demo-mails.ts'
import { openSteps, type Step } from './steps.ts'
import { verifyFile } from './verify-file.ts'

/** Most of the time is spent waiting for document processing and password hashing. */
const parallelFiles = 2

/**
 * Makes owners, properties and files in every state by the API calls of the pages, so that all rules apply to them
 * (decision 132). Done once per database (steps.ts); returns undefined when there was nothing to do.
 */
export async function makeDemoData(
  product: Omit<DemoTarget, 'callerOf'>,
  onBegin: () => void,
): Promise<{ removedMails: number } | undefined> {
  const { at, databaseUrl, signal } = product
  const { callerOf, signOutAll } = openCallers(at, signal)
  const target = { ...product, callerOf }
  const steps = await openSteps(databaseUrl)
  const verifier = callerOf('staff', demonstration.colleague)
  let lastVerdict = Promise.resolve()
  /** A verifier can have only one lease at a time (decision 125). */
  const verifyInSequence = (work: () => Promise<void>) => {
    lastVerdict = lastVerdict.then(work)
    return lastVerdict
  }

  const staff: Step = {
    name: 'staff',
    run: async () => {
      for (const account of [demonstration.verifier, demonstration.colleague])
        await ensureAccount(at.identity, 'staff', account, signal)
      await addPastVerdicts(databaseUrl)
    },
  }
  const trustList: Step = { name: 'trust list', run: () => importTrustList(product) }
  const owners = demoOwners.map((owner): Step => ({ name: owner.email, run: () => makeProperties(target, owner) }))
  const files = demoFiles.map(
    (file): Step => ({
      name: file.tenants[0].email,
      run: async () => {
        await makeFile(target, file)
        if (file.progress === 'VERIFIED' || file.progress === 'DECLINED')
          await verifyInSequence(() => verifyFile(databaseUrl, verifier, file))
        await concludeFile(target, file)
      },
    }),
  )
  const lettings = demoLettings.map(
    (letting): Step => ({ name: `letting ${letting.to}`, run: () => makeLetting(target, letting) }),
  )
  let removedMails = 0
  const mails: Step = {
    name: 'mails',
    run: async () => {
      removedMails = await removeDemoMails(target)
    },
  }

  const all = [staff, trustList, ...owners, ...files, ...lettings, mails]
  if (all.every(steps.isDone)) return undefined
  onBegin()
  const runAll = async (queue: Step[]) => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      signal.throwIfAborted()
      if (!steps.isDone(step)) await steps.run(step)
    }
  }
  await runAll([staff, trustList, ...owners])
  const runInParallel = (queue: Step[]) => Promise.all(Array.from({ length: parallelFiles }, () => runAll(queue)))
  const isInLetting = ({ name }: Step) =>
    demoLettings.some(({ applicants }) => applicants.some(({ who }) => who.email === name))
  await runInParallel(files.filter(isInLetting))
  await runAll(lettings)
  // meanwhile the jobs send what lettings have caused
  await runInParallel(files.filter((step) => !isInLetting(step)))
  await runAll([mails])
  await signOutAll()
  return { removedMails }
}

async function concludeFile({ databaseUrl, callerOf }: DemoTarget, file: DemoFile): Promise<void> {
  const [{ email }] = file.tenants
  for (const { to, end } of file.applications) {
    if (end === 'ENDED') await endAccess(databaseUrl, file, to)
    if (end === 'WITHDRAWN') await withdrawFrom(callerOf('tenant', { email, password: demonstration.password }), to)
  }
  if (file.progress === 'ARCHIVED') await archiveFile(databaseUrl, file)
}
