import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';

import { listMeasured } from '../analytics.ts';
import type { Clock } from '../clock.ts';
import { LARGEST_CATALOG } from '../currencies/index.ts';
import type { Catalogs } from '../currency-calls/index.ts';
import type { Rows } from '../database/index.ts';
import { listErrorReports } from '../error-reports/index.ts';
import { listChats } from '../live-chat/index.ts';
import {
  decodeOrRefuse,
  Flag,
  namespaceOf,
  notValidParam,
  RequiredText,
  Text,
  wordOf,
} from '../http/index.ts';
import { CREATE_FAILURE_NAMES, forcedSteps, SCENARIOS, setNamespaceSettings } from '../orders/index.ts';
import type { OrderService, OrderSnapshot } from '../orders/index.ts';
import type { Outbox } from '../outbox/index.ts';
import type { CallLog } from './call-log.ts';
import type { FaultRegistry } from './fault-registry.ts';
import { FaultRules } from './fault.ts';

export type Controlled = {
  readonly rows: Rows;
  readonly clock: Clock;
  readonly orderService: OrderService;
  readonly outbox: Outbox;
  readonly faults: FaultRegistry;
  readonly calls: CallLog;
  readonly catalogs: Catalogs;
};

const MOST_FAILURES = 1000;

/** Tables that are cleared with a namespace, in addition to its orders. */
const TABLES_OF_NAMESPACE = [
  'push_registrations',
  'error_reports',
  'measured_events',
  'chats',
  'mails',
  'accounts',
  'requested_codes',
  'login_failures',
  'swaps',
  'subscriptions',
  'reviews',
  'tickets',
  'ledger_transfers',
] as const;

const ClockBody = t.type({ advanceMs: t.number }, 'ClockBody');

const FrozenBody = t.strict({ frozenAtMs: t.union([t.number, t.null]) }, 'FrozenBody');
const MailsQuery = t.type({ to: Text }, 'MailsQuery');
const IdParams = t.type({ id: RequiredText }, 'OrderIdInPath');
const OrderBody = t.type({ status: Text, scenario: wordOf(['', ...SCENARIOS] as const, '') }, 'OrderBody');
const CatalogBody = t.type({ size: t.union([t.number, t.undefined]), testCoins: Flag }, 'CatalogBody');
const SettingsBody = t.type(
  {
    scenario: wordOf(['', ...SCENARIOS] as const, ''),
    createFailure: wordOf(['', ...CREATE_FAILURE_NAMES] as const, ''),
    times: t.union([t.number, t.undefined]),
  },
  'SettingsBody',
);

const wireOrder = ({ order, state }: OrderSnapshot) => ({
  id: order.id,
  status: state.status,
  scenario: order.scenario,
  provider: order.provider,
  flow: order.flow,
  type: order.type,
  fromTicker: order.fromTicker,
  toTicker: order.toTicker,
  expectedFrom: order.expectedFrom,
  expectedTo: order.expectedTo,
  payoutAddress: order.payoutAddress,
  payoutExtraId: order.payoutExtraId,
  refundAddress: order.refundAddress,
  refundExtraId: order.refundExtraId,
  promoCode: order.promoCode,
  userId: order.userId,
  payload: order.payload,
  createdAt: new Date(order.createdAt).toISOString(),
});

const steer = (orderService: OrderService, params: unknown, raw: unknown): OrderSnapshot => {
  const seen = orderService.read(decodeOrRefuse(IdParams, params).id);
  const { status, scenario } = decodeOrRefuse(OrderBody, raw);
  if (status !== '') return orderService.replan(seen, forcedSteps(status));
  if (scenario === '') throw notValidParam('status', 'or scenario is required');
  return orderService.setScenario(seen, scenario);
};

const timesOf = (times: number | undefined): number => {
  if (times === undefined) return 1;
  if (Number.isInteger(times) && times >= 1 && times <= MOST_FAILURES) return times;
  throw notValidParam('times', `expected a whole number from 1 to ${String(MOST_FAILURES)}`);
};

const applySettings = (rows: Rows, namespace: string, raw: unknown) => {
  const { scenario, createFailure, times } = decodeOrRefuse(SettingsBody, raw);
  const settings = {
    scenario: scenario === '' ? null : scenario,
    createFailure: createFailure === '' ? null : createFailure,
    times: timesOf(times),
  };
  setNamespaceSettings(rows, namespace, settings);
  return settings;
};

const forget = ({ rows, orderService, faults, calls, catalogs }: Controlled, namespace: string) => {
  faults.clear(namespace);
  calls.clear(namespace);
  catalogs.choose(namespace, null);
  for (const table of TABLES_OF_NAMESPACE) {
    rows.run(`DELETE FROM ${table} WHERE namespace = ?`, namespace);
  }
  rows.run('DELETE FROM push_told WHERE order_id IN (SELECT id FROM orders WHERE namespace = ?)', namespace);
  rows.run('DELETE FROM namespaces WHERE name = ?', namespace);
  return { orders: orderService.clear(namespace) };
};

const addFaultControl = (app: FastifyInstance, { faults }: Controlled): void => {
  app.put('/faults', (request) => {
    const namespace = namespaceOf(request);
    faults.replace(namespace, decodeOrRefuse(FaultRules, request.body));
    return { faults: faults.list(namespace) };
  });
  app.get('/faults', (request) => ({ faults: faults.list(namespaceOf(request)) }));
  app.delete('/faults', (request) => {
    faults.clear(namespaceOf(request));
    return { faults: [] };
  });
};

/** `/__sandbox`: controls for tests, each for its own namespace (api contract §8). */
export const addControlRoutes = (app: FastifyInstance, controlled: Controlled): void => {
  const { rows, clock, orderService, outbox, calls, catalogs } = controlled;
  addFaultControl(app, controlled);
  app.post('/clock', (request) => {
    const { advanceMs } = decodeOrRefuse(ClockBody, request.body);
    return { now: new Date(clock.advance(namespaceOf(request), advanceMs)).toISOString() };
  });
  app.put('/clock', (request) => {
    clock.freeze(namespaceOf(request), decodeOrRefuse(FrozenBody, request.body).frozenAtMs);
    return { now: new Date(clock.nowIn(namespaceOf(request))).toISOString() };
  });
  app.get('/clock', (request) => ({ now: new Date(clock.nowIn(namespaceOf(request))).toISOString() }));
  app.put('/catalog', (request) => {
    const { size = 0, testCoins } = decodeOrRefuse(CatalogBody, request.body);
    if (!Number.isInteger(size) || size < 0 || size > LARGEST_CATALOG)
      throw notValidParam('size', `expected a whole number up to ${String(LARGEST_CATALOG)}`);
    const isUsual = size === 0 && !testCoins;
    catalogs.choose(namespaceOf(request), isUsual ? null : { size, hasTestCoins: testCoins });
    return { size, testCoins };
  });
  app.put('/settings', (request) => applySettings(rows, namespaceOf(request), request.body));
  app.post('/orders/:id', ({ params, body }) => wireOrder(steer(orderService, params, body)));
  app.get('/orders', (request) => ({ orders: orderService.list(namespaceOf(request)).map(wireOrder) }));
  app.get('/calls', (request) => ({ calls: calls.list(namespaceOf(request)) }));
  app.get('/error-reports', (request) => ({ reports: listErrorReports(rows, namespaceOf(request)) }));
  app.get('/analytics', (request) => ({ events: listMeasured(rows, namespaceOf(request)) }));
  app.get('/chats', (request) => ({ chats: listChats(rows, namespaceOf(request)) }));
  app.get('/mails', (request) => {
    const { to } = decodeOrRefuse(MailsQuery, request.query);
    const mails = outbox.list(namespaceOf(request), to);
    return {
      mails: mails.map(({ at, to: recipient, subject, text }) => ({ at, to: recipient, subject, text })),
    };
  });
  app.delete('/namespace', (request) => forget(controlled, namespaceOf(request)));
};
