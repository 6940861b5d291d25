import { setTimeout as sleep } from 'node:timers/promises'
import { signUp } from '#load/visitor-load.ts'
import type { Step } from '#step.ts'

const mailCount = 1_000
/** Sign-ups in hand at once. */
const concurrency = 8
const timeoutMs = 10 * 60_000

export const fillMailQueue: Step = {
  name: 'fill-mail-queue',
  title: 'the mail server refuses while 1,000 people sign up; then every mail arrives, once',
  run: (stack, watch) =>
    watch.measure('mail server refuses 1,000 mails', {}, async () => {
      const { mail } = stack
      mail.refuse()
      const owed: string[] = []
      const numbers = Array.from({ length: mailCount }, (_, index) => index).values()
      const askForMails = async () => {
        for (const number of numbers) {
          const email = `file.${number}@particulier.test`
          if ((await signUp(stack, email)) === 201) owed.push(email)
        }
      }
      await Promise.all(Array.from({ length: concurrency }, askForMails))
      const refusals = mail.refusals()
      mail.accept()
      const began = performance.now()
      const missing = () => owed.filter((email) => mail.mailsTo(email).length === 0)
      for (const deadline = Date.now() + timeoutMs; missing().length > 0 && Date.now() < deadline; ) await sleep(500)
      const doubled = owed.filter((email) => mail.mailsTo(email).length > 1)
      const seconds = Math.round((performance.now() - began) / 1_000)
      if (missing().length > 0) throw new Error(`${missing().length} of ${owed.length} mails never arrived.`)
      return `${owed.length} acknowledged, ${refusals} refusals, all there ${seconds} s later, ${doubled.length} doubled`
    }),
}
