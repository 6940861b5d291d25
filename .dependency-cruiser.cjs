/** The import rules of docs/architecture.md. one-machine/src/quality/forbidden-code.test.ts breaks each rule once. */
const nouns = require('./one-machine/src/quality/nouns.json').join('|')

const tests = ['[.]test[.]tsx?$', '^(sites/)?[^/]+/test/']
const sites = 'owner|tenant|desk'
const applications = `api|identity|stand-ins|sites/(?:${sites})`
const rentFigures = '^domain/src/rent-control/(orders|zones)/'

/** A rule for all code, tests included. */
const always = (name, to) => ({ name, severity: 'error', from: {}, to })
/** A rule for production code: tests may import from anywhere. */
const rule = (name, from, to) => ({
  name,
  severity: 'error',
  from: { ...from, pathNot: [...tests, ...[from.pathNot ?? []].flat()] },
  to,
})

module.exports = {
  forbidden: [
    always('no-cycles', { circular: true }),
    // an unresolved import would escape every other rule
    always('everything-resolves', { couldNotResolve: true }),
    rule('production-ignores-tests', {}, { path: tests }),

    rule('domain-is-pure', { path: '^domain/src' }, { pathNot: ['^domain/src', 'node_modules/zod/'] }),
    rule('texts-know-the-domain-only', { path: '^texts/src' }, { pathNot: ['^texts/src', '^domain/src'] }),
    rule(
      'applications-are-separate',
      { path: `^(${applications})/` },
      { path: `^(${applications})/`, pathNot: '^$1/' },
    ),
    rule('server-kit-ignores-applications', { path: '^server-kit/' }, { path: `^(${applications})/` }),
    rule('site-kit-ignores-sites', { path: '^sites/kit/' }, { path: `^(${applications})/` }),
    rule('site-kit-is-for-sites', { path: '^(domain|texts|server-kit|api|identity|stand-ins)/' }, { path: '^sites/' }),
    rule('browser-code-ignores-server-kit', { path: '^sites/[^/]+/src/' }, { path: '^server-kit/' }),
    // 120 kB of reference rents and zones of towns: the API reads one territory at a time, and no page carries them
    rule('sites-ignore-rent-figures', { path: '^sites/' }, { path: rentFigures }),
    rule('rent-figures-load-late', { path: '^(domain|texts)/' }, { path: rentFigures, dynamic: false }),
    rule(
      'deployed-code-ignores-one-machine',
      { path: `^(domain|texts|server-kit|sites/kit|${applications})/` },
      { path: '^one-machine/' },
    ),
    // a package declared only by the root or another workspace is missing where this workspace is deployed alone
    rule(
      'deployed-code-declares-its-packages',
      { path: '^((domain|texts|server-kit|api|identity|stand-ins)/src|sites/[^/]+/server)/' },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
    ),

    rule(
      'features-are-separate',
      { path: `^sites/[^/]+/src/(${nouns})/` },
      { path: `^sites/[^/]+/src/(${nouns})/`, pathNot: '^sites/[^/]+/src/$1/' },
    ),
    rule('features-below-pages', { path: `^sites/[^/]+/src/(${nouns})/` }, { path: '^sites/[^/]+/src/(pages|app)/' }),
    rule(
      'base-below-features',
      { path: '^sites/[^/]+/src/(platform|ui)/' },
      { path: `^sites/[^/]+/src/(${nouns}|pages|app)/` },
    ),
    rule('platform-below-ui', { path: '^sites/[^/]+/src/platform/' }, { path: '^sites/[^/]+/src/ui/' }),
    rule('pages-below-app', { path: '^sites/[^/]+/src/pages/' }, { path: '^sites/[^/]+/src/app/' }),

    rule(
      'sql-only-in-repositories',
      { path: '^api/src', pathNot: '([.]repository|platform/database/[^/]+)[.]ts$' },
      { path: 'node_modules/(kysely|pg)/' },
    ),
    rule(
      'repositories-are-private',
      { path: `^api/src/(${nouns})/` },
      {
        path: `^api/src/(${nouns})/.+[.](repository|gateway)[.]ts$`,
        // an account and the part of its file are stored in the same tables
        pathNot: ['^api/src/$1/', '^api/src/rental-file/part/(part|profile)[.]repository[.]ts$'],
      },
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
