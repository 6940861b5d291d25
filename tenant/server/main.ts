import { resolve } from 'node:path'
import { startServer } from '@bailclair/front/server/start-server.ts'
import { environment } from './environment.ts'

await startServer({ dist: resolve(import.meta.dirname, '../dist'), environment })
