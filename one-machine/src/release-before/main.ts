import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot, toolPath } from '#project.ts'
import { onStopRequest } from '#stop-request.ts'

/** Says what the schema of its own release is, so it fails by design. */
const ownSchemaTests = [
  '**/generate-schema-types.test.ts',
  '**/retention-table.test.ts',
  '**/database-roles.api.test.ts',
]

const git = (...args: string[]) => execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim()

function lastTag(): string | undefined {
  try {
    return git('describe', '--tags', '--abbrev=0', 'HEAD~')
  } catch {
    return undefined
  }
}

/** `npm run test:release-before [-- REVISION [TESTS…]]`: tests of the release before, on the schema of this one. */
function main([revision = lastTag(), ...tests]: string[]): number {
  if (!revision) {
    console.error('There is no tag to compare with, so nothing was tested. Give a revision: -- REVISION')
    return 1
  }
  const folder = mkdtempSync(join(tmpdir(), 'bailclair-release-before-'))
  const clean = () => {
    execFileSync('git', ['worktree', 'remove', '--force', folder], { cwd: projectRoot, stdio: 'ignore' })
    rmSync(folder, { recursive: true, force: true })
  }
  onStopRequest(() => {
    clean()
    process.exit(130)
  })
  try {
    git('worktree', 'add', '--detach', folder, revision)
    takeNewSchema(folder)
    takePackages(folder, revision)
    console.log(
      `Running the API tests of ${git('describe', '--always', revision)} with the migrations of this release…`,
    )
    const skipped = ownSchemaTests.flatMap((pattern) => ['--exclude', pattern])
    execFileSync(
      process.execPath,
      [toolPath('vitest'), 'run', '--root', folder, '--project', 'api', ...skipped, ...tests],
      {
        cwd: folder,
        stdio: 'inherit',
      },
    )
    return 0
  } catch (error) {
    console.error((error as Error).message)
    return 1
  } finally {
    clean()
  }
}

/** This release migrates, by its own program. */
function takeNewSchema(folder: string) {
  for (const path of ['api/migrations', 'identity/migrations']) copyOver(path, folder)
  for (const name of ['migrate', 'apply-migration', 'migrations', 'no-transaction', 'open-session'])
    copyOver(`server-kit/src/database/${name}.ts`, folder)
}

/** Hard links when the lock file is the same; otherwise npm installs those of that release. */
function takePackages(folder: string, revision: string) {
  if (git('diff', '--name-only', revision, '--', 'package-lock.json') === '')
    execFileSync('cp', ['-al', join(projectRoot, 'node_modules'), join(folder, 'node_modules')])
  else execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
}

const copyOver = (path: string, folder: string) =>
  cpSync(join(projectRoot, path), join(folder, path), { recursive: true, force: true })

process.exit(main(process.argv.slice(2)))
