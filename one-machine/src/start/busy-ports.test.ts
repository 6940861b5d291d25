import { createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { freePortBase, portsFrom } from '#ports.ts'
import { busyPortsMessage, requirePorts } from './busy-ports.ts'

it('says nothing when every port is free', async () => {
  await requirePorts(await freePortBase(), ['web', 'api', 'postgres'])
})

it('names the port, its use, who holds it, and the way out', async () => {
  const base = await freePortBase()
  const { api } = portsFrom(base)
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(api, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  await expect(requirePorts(base, ['web', 'api'])).rejects.toThrow(
    new RegExp(
      `^Port ${api}, needed for the API, is in use by process ${process.pid} \\(.*node.*\\)\\.\n` +
        `Stop it, or choose other ports: PORT_BASE=${base + 1000} npm start$`,
    ),
  )
})

it('admits it when the holder is not known', () => {
  const message = busyPortsMessage(3000, [{ part: 'smtp', port: 3025, holder: undefined }])
  expect(message).toContain('Port 3025, needed for the mail server, is in use by another program.')
  expect(message).toContain('PORT_BASE=4000 npm start')
})

it('never proposes ports above the last one', () => {
  expect(busyPortsMessage(65_000, [{ part: 'web', port: 65_000, holder: undefined }])).toContain('PORT_BASE=3000')
})
