import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { describe, expect, it } from 'vitest'
import { startHashingThreads } from './hashing-threads.ts'

const threads = startHashingThreads(2)
const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** The "nice" value of every thread of this process (proc(5): field 19, 17 after the name in parentheses). */
const priorities = () =>
  readdirSync('/proc/self/task').map((task) =>
    Number(
      readFileSync(`/proc/self/task/${task}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')[16],
    ),
  )

describe('hashing threads', () => {
  it('return each result to its caller, also in parallel', async () => {
    const passwords = Array.from({ length: 20 }, (_, number) => `password ${number}`)
    const hashes = await Promise.all(passwords.map((password) => threads.hash(password, cost)))
    const answers = await Promise.all(
      passwords.flatMap((password) => hashes.map((hash) => threads.verify(hash, password))),
    )
    expect(answers).toEqual(passwords.flatMap((_, password) => hashes.map((_, hash) => hash === password)))
  })

  it('pass on a failure and continue', async () => {
    await expect(threads.verify('no hash at all', 'password')).rejects.toThrow()
    expect(await threads.verify(await threads.hash('password', cost), 'password')).toBe(true)
  })

  it.runIf(process.platform === 'linux')('run at a lower priority than the server', async () => {
    const before = priorities()
    const more = startHashingThreads(1)
    await more.hash('password', cost)
    const lower = (values: number[]) => values.filter((value) => value > getPriority()).length
    expect(lower(priorities())).toBe(lower(before) + 1)
  })
})
