import type { FastifyInstance, FastifyPluginAsync } from 'fastify';

import { addAccountRoutes, createAccounts } from './accounts/index.ts';
import type { Accounts } from './accounts/index.ts';
import { addAddressRoutes } from './addresses/index.ts';
import { addAnalyticsRoutes } from './analytics/index.ts';
import { createCaptcha } from './captcha/index.ts';
import type { Captcha } from './captcha/index.ts';
import { createClock } from './clock/index.ts';
import { addFormRoutes } from './contact/index.ts';
import { addContentRoutes, addRankingRoutes } from './content/index.ts';
import { addControlRoutes, createCallLog, createFaultBook, injectFaults } from './control/index.ts';
import type { Controlled } from './control/index.ts';
import { addV1CurrencyRoutes, addV2CurrencyRoutes, createCatalogSizes } from './currency-calls/index.ts';
import { createRows, openDatabase } from './database/index.ts';
import { addErrorReportRoutes } from './error-reports/index.ts';
import { addAccountEstimateRoutes, addV1EstimateRoutes, addV2EstimateRoutes } from './estimates/index.ts';
import { addCheckoutRoutes, addFiatRoutes, addFiatTransactionRoutes } from './fiat/index.ts';
import { addNotifyRoutes } from './frontend/index.ts';
import { answerFailures, refuseLinkId } from './http/index.ts';
import { addLiveChatRoutes } from './live-chat/index.ts';
import { addMarketRoutes, addPriceDataRoutes } from './market/index.ts';
import {
  addActionRoutes,
  addV1OrderRoutes,
  addV2OrderRoutes,
  addV11OrderRoutes,
  createOrderDesk,
} from './orders/index.ts';
import { addOutboxRoutes, createOutbox } from './outbox/index.ts';
import { landingPage, PAGE_POLICY } from './pages/index.ts';
import { addKycPage, addProRoutes } from './pro/index.ts';
import { addPushRoutes, createPusher, vapidKeysOf } from './push/index.ts';
import type { Pusher } from './push/index.ts';
import { addSampleRoutes } from './samples/index.ts';
import type { SandboxOptions } from './sandbox-options.ts';
import { addSwapControl, addSwapRoutes } from './swaps/index.ts';
import { addTicketRoutes } from './tickets/index.ts';
import { addPayRoutes, addWalletRoutes, addWhitelistRoutes, createWalletDesk } from './wallets/index.ts';
import type { WalletDesk } from './wallets/index.ts';

const DEFAULT_ORIGIN = 'http://localhost:4000';
const DEFAULT_SUBJECT = 'mailto:push@sandbox.example';

export type Sandbox = {
  /** To be registered under a prefix equal to `publicPath`. */
  readonly plugin: FastifyPluginAsync;
  /** Closes the database; the server must be closed before. */
  readonly close: () => Promise<void>;
};

type Parts = Controlled & {
  readonly siteOrigin: string;
  readonly publicPath: string;
  readonly captcha: Captcha;
  readonly accounts: Accounts;
  readonly wallets: WalletDesk;
  readonly pusher: Pusher;
  readonly pushPublicKey: string;
};

type Service = (app: FastifyInstance, parts: Parts) => void;

const publicV1: Service = (app, { clock, desk, publicPath }) => {
  addV1CurrencyRoutes(app, publicPath);
  addV1EstimateRoutes(app, clock);
  addV1OrderRoutes(app, desk);
};

const publicV11: Service = (app, { desk, publicPath }) => addV11OrderRoutes(app, desk, publicPath);

const publicV2: Service = (app, { catalogSizes, clock, desk, publicPath }) => {
  addV2CurrencyRoutes(app, { catalogSizes, clock, publicPath });
  addV2EstimateRoutes(app, clock);
  addV2OrderRoutes(app, desk);
  addActionRoutes(app, desk);
  addAddressRoutes(app);
  addFiatRoutes(app, clock, publicPath);
  addFiatTransactionRoutes(app, desk, publicPath);
};

const frontend: Service = (app, parts) => {
  addMarketRoutes(app, parts.clock);
  addNotifyRoutes(app, parts.desk);
  addFormRoutes(app, parts);
};

const account: Service = (app, { clock, accounts, wallets, rows, outbox, publicPath }) => {
  addAccountEstimateRoutes(app, clock);
  addTicketRoutes(app, { rows, outbox, clock });
  app.register((scope, _options, done) => {
    addAccountRoutes(scope, accounts);
    addWhitelistRoutes(scope, accounts, wallets.whitelist);
    addWalletRoutes(scope, wallets, publicPath);
    addProRoutes(scope, wallets, publicPath);
    done();
  });
};

/** Each service at its path, and once more at the name the gateway knows it by (`SERVICE_ALIASES`). */
const SERVICES: readonly (readonly [prefix: string, service: Service])[] = [
  ['/v1', publicV1],
  ['/public-v1', publicV1],
  ['/v1.1', publicV11],
  ['/public-v1.1', publicV11],
  ['/v2', publicV2],
  ['/public-v2', publicV2],
  ['/v1/frontend', frontend],
  ['/frontend', frontend],
  ['/account', account],
  ['/swaps', addSwapRoutes],
  ['/price-data', (app, { clock }) => addPriceDataRoutes(app, clock)],
  ['/ranking', addRankingRoutes],
  ['/content', (app, { publicPath }) => addContentRoutes(app, publicPath)],
  ['/push', addPushRoutes],
  ['/fiat', (app, { desk, publicPath }) => addCheckoutRoutes(app, desk, publicPath)],
  ['/kyc', (app, { wallets }) => addKycPage(app, wallets)],
  ['/wallet', (app, { wallets }) => addPayRoutes(app, wallets)],
  ['/analytics', addAnalyticsRoutes],
  ['/live-chat', addLiveChatRoutes],
  ['/samples', addSampleRoutes],
  ['/outbox', (app, { outbox }) => addOutboxRoutes(app, outbox)],
  ['/error-reports', (app, { rows, clock }) => addErrorReportRoutes(app, { rows, clock })],
];

const addServices = (app: FastifyInstance, parts: Parts): void => {
  for (const [prefix, service] of SERVICES) {
    app.register(
      (scope, _options, done) => {
        service(scope, parts);
        done();
      },
      { prefix },
    );
  }
};

const pluginOf =
  (parts: Parts): FastifyPluginAsync =>
  async (app) => {
    answerFailures(app);
    app.get('/', (_request, reply) =>
      reply
        .header('content-security-policy', PAGE_POLICY)
        .type('text/html; charset=utf-8')
        .send(landingPage(parts.publicPath)),
    );
    await app.register(
      (control, _options, done) => {
        addControlRoutes(control, parts);
        addSwapControl(control, parts);
        done();
      },
      { prefix: '/__sandbox' },
    );
    await app.register((services, _options, done) => {
      injectFaults(services, { faults: parts.faults, calls: parts.calls, mount: app.prefix });
      services.addHook('preHandler', (request, _reply, next) => {
        refuseLinkId(request);
        next();
      });
      addServices(services, parts);
      done();
    });
  };

const openParts = ({ dataDir, now = Date.now, publicPath = '/sandbox', ...push }: SandboxOptions) => {
  const database = openDatabase(dataDir);
  const rows = createRows(database);
  const clock = createClock(rows, now);
  const desk = createOrderDesk(rows, clock);
  const outbox = createOutbox(rows);
  const captcha = createCaptcha(rows, clock);
  const keys = vapidKeysOf(rows, push.vapidKeys ?? null);
  const pusher = createPusher({
    rows,
    desk,
    sender: { keys, subject: push.pushSubject ?? DEFAULT_SUBJECT },
    trustedOrigins: push.pushOrigins ?? [],
  });
  const accounts = createAccounts({
    rows,
    clock,
    outbox,
    isCaptchaSolved: captcha.isSolved,
    passkeyOrigin: push.passkeyOrigin ?? DEFAULT_ORIGIN,
  });
  const parts: Parts = {
    rows,
    clock,
    desk,
    outbox,
    accounts,
    wallets: createWalletDesk(rows, clock, accounts),
    captcha,
    faults: createFaultBook(),
    calls: createCallLog(),
    catalogSizes: createCatalogSizes(),
    publicPath,
    siteOrigin: push.siteOrigin ?? '',
    pusher,
    pushPublicKey: keys.publicKey,
  };
  return { database, parts };
};

/** Opens the database and builds every service of the sandbox as one plugin. Rejects where the folder cannot be written. */
export const createSandbox = (options: SandboxOptions): Promise<Sandbox> => {
  const { database, parts } = openParts(options);
  parts.pusher.start();
  return Promise.resolve({
    plugin: pluginOf(parts),
    close: async () => {
      await parts.pusher.stop();
      if (database.isOpen) database.close();
    },
  });
};
