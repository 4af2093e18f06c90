import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { createControlAccess } from './access.ts';
import type { ControlAccess } from './access.ts';
import { createAccounts } from './accounts/index.ts';
import { createSandboxCaptcha } from './captcha/index.ts';
import { createClock } from './clock.ts';
import { createContentStore } from './content-pages/index.ts';
import { addControlRoutes, createCallLog, createFaultRegistry, injectFaults } from './control/index.ts';
import { createCatalogs } from './currency-calls/index.ts';
import { createRows, openDatabase } from './database/index.ts';
import { answerFailures, NAMESPACE_HEADER, parseBodiesExactly, refuseLinkId } from './http/index.ts';
import { createOrderService } from './orders/index.ts';
import { createOutbox } from './outbox/index.ts';
import { landingPage, PAGE_POLICY } from './pages/index.ts';
import { createPusher, vapidKeysOf } from './push/index.ts';
import { addReviewControl } from './reviews/index.ts';
import type { SandboxOptions } from './sandbox-options.ts';
import { CONTROLLED_PAGES, SERVICES } from './services.ts';
import type { Parts } from './services.ts';
import { addSwapControl } from './swaps/index.ts';
import { createWalletService } from './wallets/index.ts';

const DEFAULT_ORIGIN = 'http://localhost:4000';
const DEFAULT_SUBJECT = 'mailto:push@sandbox.example';

export type Sandbox = {
  /** Services and controls. Must be registered under a prefix equal to `publicPath`. */
  readonly plugin: FastifyPluginAsync;
  /** Services only, for a port that only the gateway uses. Trusts the namespace of each request. */
  readonly servicesPlugin: FastifyPluginAsync;
  /** Whether the caller can use the controls and choose a namespace. */
  readonly isControlAllowed: ControlAccess['isAllowed'];
  /** Closes the database. The server must be closed before. */
  readonly close: () => Promise<void>;
};

const addServices = (app: FastifyInstance, parts: Parts, hasControls: boolean): void => {
  for (const [prefix, service] of hasControls ? [...SERVICES, ...CONTROLLED_PAGES] : SERVICES) {
    app.register(
      (scope, _options, done) => {
        service(scope, parts);
        done();
      },
      { prefix },
    );
  }
};

const addControls = (app: FastifyInstance, parts: Parts): void => {
  app.get('/', (_request, reply) =>
    reply
      .header('content-security-policy', PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(landingPage(parts.publicPath)),
  );
  // before any code reads the header
  app.addHook('onRequest', (request, _reply, next) => {
    if (!parts.access.isAllowed(request)) request.headers[NAMESPACE_HEADER] = '';
    next();
  });
  app.register(
    (control, _options, done) => {
      control.addHook('onRequest', parts.access.demand);
      addControlRoutes(control, parts);
      addSwapControl(control, parts);
      addReviewControl(control, parts);
      done();
    },
    { prefix: '/__sandbox' },
  );
};

const pluginOf =
  (parts: Parts, hasControls: boolean): FastifyPluginAsync =>
  async (app) => {
    answerFailures(app);
    parseBodiesExactly(app);
    if (hasControls) addControls(app, parts);
    await app.register((services, _options, done) => {
      injectFaults(services, { faults: parts.faults, calls: parts.calls, mount: app.prefix });
      services.addHook('preHandler', (request, _reply, next) => {
        refuseLinkId(request);
        next();
      });
      addServices(services, parts, hasControls);
      done();
    });
  };

const openParts = ({ dataDir, now = Date.now, publicPath = '/sandbox', ...push }: SandboxOptions) => {
  const database = openDatabase(dataDir);
  const rows = createRows(database);
  const clock = createClock(rows, now);
  const orderService = createOrderService(rows, clock);
  const outbox = createOutbox(rows);
  const captcha = createSandboxCaptcha(rows, clock);
  const keys = vapidKeysOf(rows, push.vapidKeys ?? null);
  const pusher = createPusher({
    rows,
    orderService,
    sender: { keys, subject: push.pushSubject ?? DEFAULT_SUBJECT },
    trustedOrigins: push.pushOrigins ?? [],
    ...(push.pushSweepMs === undefined ? {} : { sweepMs: push.pushSweepMs }),
  });
  const accounts = createAccounts({
    rows,
    clock,
    outbox,
    isCaptchaSolved: captcha.isSolved,
    passkeyOrigin: push.passkeyOrigin ?? DEFAULT_ORIGIN,
  });
  const parts: Parts = {
    access: createControlAccess(push.controlToken ?? null, { isPublic: push.isPublic === true }),
    rows,
    clock,
    orderService,
    outbox,
    accounts,
    wallets: createWalletService(rows, clock, accounts),
    captcha,
    faults: createFaultRegistry(),
    calls: createCallLog(),
    catalogs: createCatalogs(),
    publicPath,
    siteOrigin: push.siteOrigin ?? '',
    pusher,
    pushPublicKey: keys.publicKey,
    content: createContentStore(push.contentFolder),
  };
  return { database, parts };
};

/** Opens the database and builds all services of the sandbox as one plugin. Rejects if the folder is not writable. */
export const createSandbox = (options: SandboxOptions): Promise<Sandbox> => {
  const { database, parts } = openParts(options);
  parts.pusher.start();
  return Promise.resolve({
    plugin: pluginOf(parts, true),
    servicesPlugin: pluginOf(parts, false),
    isControlAllowed: parts.access.isAllowed,
    close: async () => {
      await parts.pusher.stop();
      if (database.isOpen) database.close();
    },
  });
};
