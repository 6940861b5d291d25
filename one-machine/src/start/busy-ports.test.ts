import { createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { freePortBase, portsFrom } from '#ports.ts'
import { busyPortsMessage, requirePorts } from './busy-ports.ts'

it('says nothing when every port is free', async () => {
  await requirePorts(await freePortBase(), ['web', 'api', 'postgres'])
})

it('names the port, its use, the process, and what to do', async () => {
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

it('says "another program" when the process is unknown', () => {
  const message = busyPortsMessage(3000, [{ part: 'smtp', port: 3025, listener: undefined }])
  expect(message).toContain('Port 3025, needed for the mail server, is in use by another program.')
  expect(message).toContain('PORT_BASE=4000 npm start')
})

it('never proposes ports above 65535', () => {
  expect(busyPortsMessage(65_000, [{ part: 'web', port: 65_000, listener: undefined }])).toContain('PORT_BASE=3000')
})
