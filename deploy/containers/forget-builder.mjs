/*
 * Removes from an image what names the container that built it, so that the same content gives the same digest.
 * The folder is what `buildah push IMAGE dir:FOLDER` writes: a manifest, and each blob under its hash.
 */
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [folder] = process.argv.slice(2)
const hashOf = (content) => createHash('sha256').update(content).digest('hex')

const manifestFile = join(folder, 'manifest.json')
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
const configFile = join(folder, manifest.config.digest.replace('sha256:', ''))
const { container, container_config, ...image } = JSON.parse(readFileSync(configFile, 'utf8'))
delete image.config.Hostname
const text = JSON.stringify(image)
rmSync(configFile)
writeFileSync(join(folder, hashOf(text)), text)
manifest.config = { ...manifest.config, size: Buffer.byteLength(text), digest: `sha256:${hashOf(text)}` }
writeFileSync(manifestFile, JSON.stringify(manifest))
