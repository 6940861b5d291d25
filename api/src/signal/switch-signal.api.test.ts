import { signalKinds } from '@bailclair/domain/signal/signal.schema.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { objectPseudonym } from '#platform/pseudonym.ts'
import { startSignals } from '#test/signals.ts'
import { runSignalsCommand } from './signals-command.ts'

const { newForgedPart, kindsOf, judge, figureOf, deps, logs, sql } = await startSignals()

const kind = 'EDITED_WITH'
const run = (...args: string[]) => runSignalsCommand(deps, args)
const mails = () => sql(`select payload from mail_outbox where kind = 'signal-off'`)
/** Actions, and the kinds that they are about. */
const audited = async () =>
  (await sql(`select action, object_kind, object from audit_entry where action like 'SIGNAL%' order by id`)).map(
    ({ action, object_kind, object }) => [
      action,
      object_kind === 'SIGNAL' &&
        signalKinds.find((one) => objectPseudonym(deps.config, { kind: 'SIGNAL', id: one }).equals(object)),
    ],
  )
const metric = async () =>
  Number((await deps.metrics.metrics()).match(/signals_switched_off_total\{kind="EDITED_WITH"\} (\d+)/)?.[1] ?? 0)
/** What verifiers said about documents that are gone. */
const saidBefore = (useful: number, notUseful: number) =>
  sql(`insert into signal_tally (kind, useful, not_useful) values ($1, $2, $3)`, [kind, useful, notUseful])

beforeEach(async () => {
  await sql('delete from signal_opinion')
  await sql('delete from signal_tally')
  await sql(`delete from mail_outbox where kind = 'signal-off'`)
})

describe('a kind that is more often useless than useful', () => {
  it('is no longer shown, and the operator is told once, also when two opinions arrive together', async () => {
    await saidBefore(9, 10)
    const { vera, ids, id } = await newForgedPart(2)
    const [entries, count] = [await audited(), await metric()]
    expect(await kindsOf(vera, id)).toContain(kind)
    const replies = await Promise.all(ids.map((one) => judge(vera, one, kind, false)))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204])
    expect(await figureOf(vera, kind)).toEqual({ kind, useful: 9, notUseful: 12, isOff: true })
    expect(await kindsOf(vera, id)).not.toContain(kind)
    expect(await kindsOf(vera, id)).toContain('EMPLOYER_NUMBER_WRONG')
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail.payload).toMatchObject({ to: deps.config.SUPPORT_EMAIL, language: 'fr' })
    expect(mail.payload.content.facts.map(({ value }: { value: string }) => value)).toEqual([
      'Passé par un logiciel de modification',
      '9 fois',
      '11 fois',
    ])
    expect(JSON.stringify(mail.payload)).toContain(`npm run signals -- on ${kind}`)
    expect((await audited()).slice(entries.length)).toEqual([['SIGNAL_SWITCHED_ITSELF_OFF', kind]])
    expect(await metric()).toBe(count + 1)
    expect(logs.filter((line) => line.includes('more often useless') && line.includes(kind))).not.toEqual([])
  })

  it('stays on with as many useful as useless ones, and with fewer opinions than say something', async () => {
    const { vera, ids, id } = await newForgedPart(2)
    await saidBefore(10, 9)
    await judge(vera, id, kind, false)
    expect(await figureOf(vera, kind)).toMatchObject({ useful: 10, notUseful: 10, isOff: false })
    await sql('update signal_tally set useful = 0, not_useful = 18')
    await judge(vera, `${ids[1]}`, kind, false)
    expect(await figureOf(vera, kind)).toMatchObject({ notUseful: 19, isOff: false })
    expect(await mails()).toEqual([])
  })

  it('is not switched on by an opinion that is taken back', async () => {
    await saidBefore(9, 10)
    const { vera, id } = await newForgedPart()
    await judge(vera, id, kind, false)
    // it was on the screen of whoever judged it
    expect((await judge(vera, id, kind, null)).statusCode).toBe(204)
    expect(await figureOf(vera, kind)).toEqual({ kind, useful: 9, notUseful: 10, isOff: true })
    expect(await mails()).toHaveLength(1)
  })

  it('comes back by the command with a fresh tally, to which nothing of before counts', async () => {
    await saidBefore(9, 10)
    const { vera, id } = await newForgedPart()
    await judge(vera, id, kind, false)
    const entries = await audited()
    expect(await run('on', kind)).toEqual({ text: 'EDITED_WITH: on, with a fresh tally.', exitCode: 0 })
    expect((await audited()).slice(entries.length)).toEqual([['SIGNAL_SWITCHED_ON', kind]])
    expect(await kindsOf(vera, id)).toContain(kind)
    expect(await figureOf(vera, kind)).toEqual({ kind, useful: 0, notUseful: 0, isOff: false })
    await judge(vera, id, kind, null)
    expect(await figureOf(vera, kind)).toMatchObject({ useful: 0, notUseful: 0 })
    expect(await run('on', kind)).toEqual({ text: 'EDITED_WITH is on already.', exitCode: 0 })
  })
})

describe('npm run signals', () => {
  it('says what each kind is worth', async () => {
    await saidBefore(1, 2)
    await run('off', 'SAME_PICTURE')
    const { text, exitCode } = await run()
    expect(exitCode).toBe(0)
    expect(text.split('\n')).toEqual([
      'EDITED_WITH             on   33 %        1 useful, 2 not useful',
      'SAVED_AGAIN             on   no opinion  0 useful, 0 not useful',
      'MIXED_FONTS             on   no opinion  0 useful, 0 not useful',
      'AMOUNTS_DIFFER          on   no opinion  0 useful, 0 not useful',
      'EMPLOYER_NUMBER_WRONG   on   no opinion  0 useful, 0 not useful',
      'ACCOUNT_NUMBER_WRONG    on   no opinion  0 useful, 0 not useful',
      'SAME_BYTES              on   no opinion  0 useful, 0 not useful',
      'SAME_PICTURE            off  no opinion  0 useful, 0 not useful',
    ])
  })

  it('switches a kind off, without a mail, once', async () => {
    const { vera, id } = await newForgedPart()
    const entries = await audited()
    expect(await run('off', kind)).toEqual({ text: 'EDITED_WITH: off.', exitCode: 0 })
    expect(await run('off', kind)).toEqual({ text: 'EDITED_WITH is off already.', exitCode: 0 })
    expect((await audited()).slice(entries.length)).toEqual([['SIGNAL_SWITCHED_OFF', kind]])
    expect(await kindsOf(vera, id)).not.toContain(kind)
    expect(await mails()).toEqual([])
  })

  it.each([
    [['help'], 'There is no command help.'],
    [['on'], 'Switch on which kind?'],
    [['off', 'GIMP'], 'There is no kind GIMP.'],
    [['on', 'SAME_BYTES', 'SAME_PICTURE'], 'One kind at a time: SAME_PICTURE is too much.'],
  ])('%j is no command', async (args, problem) => {
    const { text, exitCode } = await run(...args)
    expect([text.startsWith(problem), text.includes('npm run signals -- on KIND'), exitCode]).toEqual([true, true, 2])
    expect(text).toContain('EDITED_WITH, SAVED_AGAIN')
    expect(await sql('select from signal_tally')).toEqual([])
  })
})
