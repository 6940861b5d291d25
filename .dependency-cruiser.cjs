/** The house rules of docs/architecture.md, as a tool. Proved red by one-machine/src/quality/planted-violations.test.ts. */
const nouns = require('./one-machine/src/quality/nouns.json').join('|')

const tests = ['[.]test[.]tsx?$', '^[^/]+/test/']
const applications = 'web|api|identity|tenant|stand-ins'
/** Where browsers run: the sites, and what they share. */
const browsers = 'front|web|tenant|tenant/desk'

/** A rule for everything, tests included. */
const always = (name, to) => ({ name, severity: 'error', from: {}, to })
/** A rule for what is deployed: a test may reach across. */
const rule = (name, from, to) => ({
  name,
  severity: 'error',
  from: { ...from, pathNot: [...tests, ...[from.pathNot ?? []].flat()] },
  to,
})

module.exports = {
  forbidden: [
    always('no-cycles', { circular: true }),
    // an unresolved import escapes every other rule
    always('everything-resolves', { couldNotResolve: true }),
    rule('tests-are-leaves', {}, { path: tests }),

    rule('domain-is-pure', { path: '^domain/src' }, { pathNot: ['^domain/src', 'node_modules/zod/'] }),
    rule(
      'applications-are-strangers',
      { path: `^(${applications})/` },
      { path: `^(${applications})/`, pathNot: '^$1/' },
    ),
    // a workspace of two sites: what one needs of the other would be in both, and downloadable from either
    rule(
      'desk-and-tenant-area-are-strangers',
      { path: '^tenant/(desk|src|server|build)/' },
      { path: '^tenant/(desk|src|server|build)/', pathNot: '^tenant/$1/' },
    ),
    rule('server-platform-knows-no-application', { path: '^platform/' }, { path: `^(${applications})/` }),
    rule('what-sites-share-knows-no-site', { path: '^front/' }, { path: `^(${applications})/` }),
    rule('front-is-for-sites', { path: '^(domain|platform|api|identity|stand-ins)/' }, { path: '^front/' }),
    rule('browsers-do-without-the-server-platform', { path: `^(${browsers})/src/` }, { path: '^platform/' }),
    rule(
      'nothing-deployed-knows-one-machine',
      { path: `^(domain|platform|front|${applications})/` },
      { path: '^one-machine/' },
    ),
    // of the root's package.json or of a neighbour's, it would be missing where only this workspace is deployed
    rule(
      'deployed-code-declares-its-packages',
      { path: '^(domain/src|platform/src|api/src|identity/src|(front|web|tenant|tenant/desk)/server|stand-ins/src)/' },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
    ),

    rule(
      'features-are-islands',
      { path: `^(?:${browsers})/src/(${nouns})/` },
      { path: `^(?:${browsers})/src/(${nouns})/`, pathNot: `^(?:${browsers})/src/$1/` },
    ),
    rule(
      'features-below-pages',
      { path: `^(${browsers})/src/(${nouns})/` },
      { path: `^(${browsers})/src/(pages|app)/` },
    ),
    rule(
      'base-below-features',
      { path: `^(${browsers})/src/(platform|ui)/` },
      { path: `^(${browsers})/src/(${nouns}|pages|app)/` },
    ),
    rule('platform-below-ui', { path: `^(${browsers})/src/platform/` }, { path: `^(${browsers})/src/ui/` }),
    rule('pages-below-app', { path: `^(${browsers})/src/pages/` }, { path: `^(${browsers})/src/app/` }),

    rule(
      'sql-lives-in-repositories',
      { path: '^api/src', pathNot: '([.]repository|platform/database/[^/]+)[.]ts$' },
      { path: 'node_modules/(kysely|pg)/' },
    ),
    rule(
      'repositories-are-private',
      { path: `^api/src/(${nouns})/` },
      { path: `^api/src/(${nouns})/.+[.](repository|gateway)[.]ts$`, pathNot: '^api/src/$1/' },
    ),
    rule(
      'services-ignore-http',
      { path: '[.](service|repository|gateway)[.]ts$' },
      { path: ['[.]routes[.]ts$', 'node_modules/fastify/', '^api/src/platform/http/'] },
    ),
    rule('platform-ignores-features', { path: '^api/src/platform/' }, { path: `^api/src/(${nouns})/` }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]build-[^/]+)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.d.ts'],
    },
  },
}
