import type { FastifyInstance } from 'fastify';

import type { Language } from '@coinlane/shared-contracts/values';

import type { ControlAccess } from './access.ts';
import { addAccountRoutes } from './accounts/index.ts';
import type { Accounts } from './accounts/index.ts';
import { addAddressRoutes } from './addresses/index.ts';
import { addAnalyticsRoutes } from './analytics.ts';
import type { Captcha } from './captcha/index.ts';
import { addFormRoutes } from './contact/index.ts';
import { addContentRoutes, addRankingRoutes } from './content/index.ts';
import { addContentPageRoutes } from './content-pages/index.ts';
import type { ContentStore } from './content-pages/index.ts';
import type { Controlled } from './control/index.ts';
import { addV1CurrencyRoutes, addV2CurrencyRoutes } from './currency-calls/index.ts';
import { addErrorReportRoutes } from './error-reports/index.ts';
import {
  addAccountEstimateRoutes,
  addPairRateRoutes,
  addV1EstimateRoutes,
  addV2EstimateRoutes,
} from './estimates/index.ts';
import { addCheckoutRoutes, addFiatRoutes, addFiatTransactionRoutes } from './fiat/index.ts';
import { addNotifyRoutes } from './frontend.ts';
import { addInboxRoute, addLiveChatRoutes } from './live-chat/index.ts';
import { addMarketRoutes, addPriceDataRoutes } from './market/index.ts';
import { addActionRoutes, addV1OrderRoutes, addV2OrderRoutes, addV11OrderRoutes } from './orders/index.ts';
import { addOutboxRoutes } from './outbox/index.ts';
import { addKycPage, addProRoutes } from './pro/index.ts';
import { addPushRoutes } from './push/index.ts';
import type { Pusher } from './push/index.ts';
import { addSandboxReviewRoutes } from './reviews/index.ts';
import { addSampleRoutes } from './samples/index.ts';
import { addSwapRoutes } from './swaps/index.ts';
import { addTicketRoutes } from './tickets.ts';
import { addPayRoutes, addWalletRoutes, addWhitelistRoutes } from './wallets/index.ts';
import type { WalletService } from './wallets/index.ts';

export type Parts = Controlled & {
  readonly access: ControlAccess;
  readonly siteOrigin: string;
  readonly publicPath: string;
  readonly captcha: Captcha;
  readonly accounts: Accounts;
  readonly wallets: WalletService;
  readonly pusher: Pusher;
  readonly pushPublicKey: string;
  readonly content: (language: Language) => ContentStore;
};

type Service = (app: FastifyInstance, parts: Parts) => void;

const publicV1: Service = (app, { access, clock, orderService, publicPath }) => {
  addV1CurrencyRoutes(app, publicPath);
  addV1EstimateRoutes(app, clock);
  addV1OrderRoutes(app, orderService, access);
};

const publicV11: Service = (app, { orderService, publicPath }) =>
  addV11OrderRoutes(app, orderService, publicPath);

const publicV2: Service = (app, { access, catalogs, clock, orderService, publicPath }) => {
  addV2CurrencyRoutes(app, { catalogs, clock, publicPath });
  addV2EstimateRoutes(app, clock);
  addV2OrderRoutes(app, orderService, access);
  addActionRoutes(app, orderService);
  addAddressRoutes(app);
  addFiatRoutes(app, clock, publicPath);
  addFiatTransactionRoutes(app, orderService, publicPath);
};

const frontend: Service = (app, parts) => {
  addMarketRoutes(app, parts.clock);
  addPairRateRoutes(app, parts.clock);
  addNotifyRoutes(app, parts.orderService);
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

const content: Service = (app, parts) => {
  addContentRoutes(app, parts);
  addContentPageRoutes(app, parts.content);
  addSandboxReviewRoutes(app, parts);
};

/** Services by path. Each is also available under its name at the gateway (`SERVICE_ALIASES`). */
export const SERVICES: readonly (readonly [prefix: string, service: Service])[] = [
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
  ['/content', content],
  ['/push', addPushRoutes],
  ['/fiat', (app, { orderService, publicPath }) => addCheckoutRoutes(app, orderService, publicPath)],
  ['/kyc', (app, { wallets }) => addKycPage(app, wallets)],
  ['/wallet', (app, { wallets }) => addPayRoutes(app, wallets)],
  ['/analytics', addAnalyticsRoutes],
  ['/live-chat', addLiveChatRoutes],
  ['/samples', addSampleRoutes],
  ['/error-reports', (app, { rows, clock }) => addErrorReportRoutes(app, { rows, clock })],
];

/** Pages with the messages of all users, for callers with access to the controls. */
export const CONTROLLED_PAGES: typeof SERVICES = [
  [
    '/outbox',
    (app, { access, outbox }) => {
      app.addHook('onRequest', access.demand);
      addOutboxRoutes(app, outbox);
    },
  ],
  [
    '/live-chat',
    (app, { access, ...parts }) => {
      app.addHook('onRequest', access.demand);
      addInboxRoute(app, parts);
    },
  ],
];
