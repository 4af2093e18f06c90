const LAYERS = '(?:domain|api|model|ui|screens|app)';
const REMOTE = '^mfe-[^/]+';
/** Sources of a remote, or of one part of it: the exchange has the layers in each flow. */
const PART = 'mfe-[^/]+/src/(?:|[^/]+/)';
const OURS = '(mfe-[^/]+|shell|sandbox-api|swap-gateway|provider-lab|release-ledger|e2e|tools)';
const TEST = '[.](test|fixture)[.]tsx?$|/testing/';
const remote = (layer) => `^${PART}${layer}/`;

/** Code of one layer must not reach these places. */
const mayNotReach = (layer, places, because) => ({
  name: `${layer}-stays-${layer}`,
  comment: because,
  severity: 'error',
  from: { path: remote(layer), pathNot: TEST },
  to: { path: places },
});

/** Code of one package must not reach these places. */
const packageMayNotReach = (name, from, places, because) => ({
  name,
  comment: because,
  severity: 'error',
  from: { path: from, pathNot: TEST },
  to: { path: places },
});

const npm = (...names) => names.map((name) => `(^|/)node_modules/${name}(/|$)`);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'A cycle has no first place to read.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'An import that resolves to nothing.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '[.]css$|^node:' },
    },
    {
      name: 'no-imports-between-remotes',
      comment: 'A remote imports shared-contracts, shared-ui and chains, and no other package.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+|shell)/' },
      to: { path: '^(mfe-[^/]+|shell)/', pathNot: '^$1/' },
    },
    packageMayNotReach(
      'remotes-know-no-server',
      `${REMOTE}/src/`,
      '^(sandbox-api|release-ledger|tools|e2e)/',
      'A remote runs in a browser and in a fragment renderer; it knows neither sandbox nor ledger.',
    ),
    packageMayNotReach(
      'contracts-import-nothing',
      '^shared-contracts/',
      [`^(${OURS}|shared-ui|chains)/`, ...npm('react', 'react-dom', 'effector', 'axios', 'single-spa')],
      'Contracts depend on io-ts and fp-ts and nothing else.',
    ),
    packageMayNotReach(
      'ui-kit-knows-contracts-only',
      '^shared-ui/',
      [`^(${OURS}|chains)/`, ...npm('axios', 'single-spa')],
      'shared-ui is told everything by props; it may know contracts.',
    ),
    packageMayNotReach(
      'chains-know-contracts-only',
      '^chains/',
      [`^(${OURS}|shared-ui)/`, ...npm('react', 'react-dom', 'effector', 'axios', 'fp-ts', 'io-ts')],
      'chains holds pure rules for browser and server: no remote, no framework.',
    ),
    packageMayNotReach(
      'sandbox-is-an-upstream',
      '^sandbox-api/',
      '^(mfe-[^/]+|shell|release-ledger|shared-ui|tools)/',
      'The sandbox stands for services of others: it knows the wire, never the site.',
    ),
    packageMayNotReach(
      'gateway-knows-contracts-and-chains',
      '^swap-gateway/',
      '^(mfe-[^/]+|shell|sandbox-api|provider-lab|release-ledger|shared-ui|tools)/',
      'The gateway stands between the calls of the site and those of providers: no page, no sandbox.',
    ),
    packageMayNotReach(
      'lab-knows-nothing',
      '^provider-lab/',
      '^(mfe-[^/]+|shell|sandbox-api|swap-gateway|release-ledger|shared-ui|chains|tools)/',
      'A fake that shared code with an adapter would share its mistakes.',
    ),
    packageMayNotReach(
      'lab-only-in-development',
      '^(mfe-[^/]+|shell|sandbox-api|release-ledger|shared-ui|shared-contracts|chains)/',
      '^provider-lab/',
      'The lab has published keys and pays test coins: no site in production may load it.',
    ),
    packageMayNotReach(
      'ledger-knows-contracts-only',
      '^release-ledger/',
      '^(mfe-[^/]+|shell|sandbox-api|shared-ui|chains|tools)/',
      'The ledger moves releases; what is in them is not its business.',
    ),
    packageMayNotReach(
      'tools-import-no-tests',
      '^(tools|shell|chains|shared-ui|shared-contracts|release-ledger|sandbox-api)/',
      '^e2e/',
      'The end-to-end tests use the tools and the packages, never the other way round.',
    ),
    packageMayNotReach(
      'browser-code-stays-in-the-browser',
      '^(mfe-[^/]+|shell|shared-ui)/src/',
      '^shell/server/',
      'The server reads data of the browser shell, never the other way round.',
    ),
    {
      name: 'axios-lives-in-the-shell',
      comment: 'A remote gets its HttpPort from the shell; see shared-contracts/src/api.',
      severity: 'error',
      from: { pathNot: '^shell/src/http/' },
      to: { path: npm('axios') },
    },
    {
      name: 'single-spa-lives-in-the-slot',
      comment: 'Parcels are mounted in one place; never start() or registerApplication.',
      severity: 'error',
      from: { pathNot: `^shell/src/remotes/|${TEST}` },
      to: { path: npm('single-spa') },
    },
    {
      name: 'router-through-the-facade',
      comment:
        'Import routing from @coinlane/shared-ui/navigation: react-router itself is not tree-shaken when shared.',
      severity: 'error',
      from: { pathNot: `^shared-ui/src/(navigation|i18n|remote-server)[.]tsx$|^tools/bench/alone/|${TEST}` },
      to: { path: npm('react-router', 'react-i18next') },
    },
    packageMayNotReach(
      'shared-parts-know-no-flow',
      '^mfe-exchange/src/(address|currency|page|receipt)/',
      '^mfe-exchange/src/(form|order|widget|app)/',
      'Addresses, currencies, receipts and the page are the same for each flow of the exchange.',
    ),
    packageMayNotReach(
      'order-knows-no-form',
      '^mfe-exchange/src/order/',
      '^mfe-exchange/src/(form|widget|app)/',
      'An order is followed without the form: on another day, in the account or in a widget.',
    ),
    packageMayNotReach(
      'form-knows-no-widget',
      '^mfe-exchange/src/form/',
      '^mfe-exchange/src/(widget|app)/',
      'The form ends in an order. The composition and the widget import both, never the other way round.',
    ),
    mayNotReach(
      'domain',
      [
        remote('(api|model|ui|screens|app)'),
        ...npm('react', 'effector', 'effector-react', 'patronum', 'fp-ts', 'io-ts'),
      ],
      'Domain rules are plain functions over plain values.',
    ),
    mayNotReach(
      'api',
      [remote('(model|ui|screens|app)'), ...npm('react', 'effector', 'effector-react')],
      'A call turns a wire reply into domain values; it knows no state and no screen.',
    ),
    mayNotReach(
      'model',
      [remote('(api|ui|screens|app)'), ...npm('react', 'effector-react', 'i18next', 'react-i18next')],
      'A model names its ports; the app layer binds them.',
    ),
    mayNotReach(
      'ui',
      [remote('(api|model|screens|app)'), ...npm('effector', 'effector-react')],
      'A ui part is told everything by its props.',
    ),
    mayNotReach('screens', [remote('(api|app)')], 'A screen speaks to models only.'),
    {
      name: 'through-the-entry-point',
      comment: 'Import a topic by its file or by the index.ts of its folder.',
      severity: 'error',
      from: { path: `^(${PART}${LAYERS}/[^/]+)`, pathNot: TEST },
      to: {
        path: `^${PART}(?:domain|api|model|ui|screens)/[^/]+/(?!index[.]tsx?$)`,
        // parts of a topic that the browser loads separately
        pathNot: `^$1/|^mfe-exchange/src/(address/domain/address/checks[.]ts|form/screens/home/static-place[.]tsx)$|${TEST}`,
      },
    },
    {
      name: 'own-styles',
      comment: 'Only the topic itself imports the CSS module next to its file.',
      severity: 'error',
      from: { path: `^(${PART}${LAYERS}/[^/.]+)` },
      to: { path: `^${PART}${LAYERS}/[^/]+[.]module[.]css$`, pathNot: `^$1[.]` },
    },
    {
      name: 'not-through-own-entry-point',
      comment: 'Inside a folder import the file itself; the own index makes cycles.',
      severity: 'error',
      from: { path: '^(.+/src/(?:|[^/]+/)[^/]+/[^/]+)/(?!index)[^/]+$', pathNot: TEST },
      to: { path: '^$1/index[.]tsx?$' },
    },
    {
      name: 'tests-are-not-products',
      comment: 'Tests, fixtures and testing doors are imported by tests alone.',
      severity: 'error',
      from: { pathNot: `${TEST}|^e2e/|^tools/` },
      to: { path: `${TEST}` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^[^/.]+/dist/|^[.]cache/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
