import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, nextAddress } from '@bailclair/one-machine/stack/visitor-client.ts'
import type { Stack } from '#stack/stack.ts'
import type { Step } from '#step.ts'

const mailCount = 1_000
/** Questions in hand at once. */
const concurrency = 4
const timeoutMs = 10 * 60_000

const subjectOf = (number: number) => `Question ${number} de mille`

export const fillMailQueue: Step = {
  name: 'fill-mail-queue',
  title: 'the mail server refuses while 1,000 questions are asked; then every mail arrives, once',
  run: (stack, watch) =>
    watch.measure('mail server refuses 1,000 mails', {}, async () => {
      const { mail } = stack
      mail.refuse()
      const refusedBefore = mail.refusals()
      const owed: number[] = []
      const numbers = Array.from({ length: mailCount }, (_, index) => index).values()
      const ask = async () => {
        for (const number of numbers) if (await askSupport(stack, number)) owed.push(number)
      }
      await Promise.all(Array.from({ length: concurrency }, ask))
      const refusals = mail.refusals() - refusedBefore
      mail.accept()
      const began = performance.now()
      const copies = () => {
        const subjects = Map.groupBy(mail.all(), ({ subject }) => /Question \d+ de mille/.exec(subject)?.[0])
        return owed.map((number) => subjects.get(subjectOf(number))?.length ?? 0)
      }
      for (const deadline = Date.now() + timeoutMs; copies().includes(0) && Date.now() < deadline; ) await sleep(1_000)
      const missing = copies().filter((count) => count === 0).length
      if (missing > 0) throw new Error(`${missing} of ${owed.length} mails never arrived.`)
      const doubled = copies().filter((count) => count > 1).length
      const seconds = Math.round((performance.now() - began) / 1_000)
      return `${owed.length} acknowledged, ${refusals} refusals, all there after ${seconds} s, ${doubled} doubled`
    }),
}

/** The contact form; true once it is acknowledged. From a network of its own: ten questions an hour are allowed. */
async function askSupport({ at, context }: Stack, number: number): Promise<boolean> {
  const client = createClient(nextAddress(), context.authority.certificateFile)
  const question = {
    ...{ profile: 'OTHER', firstName: 'Camille', lastName: 'Charge', email: `question.${number}@particulier.test` },
    ...{ subject: subjectOf(number), message: 'Une question.' },
  }
  try {
    const { status } = await client.send(`${at.api}contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'fr' },
      body: JSON.stringify(question),
    })
    return status === 202
  } catch {
    return false // not acknowledged: nothing is owed
  } finally {
    client.close()
  }
}
