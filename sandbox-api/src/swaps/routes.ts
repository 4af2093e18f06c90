import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as t from 'io-ts';

import type { Clock } from '../clock.ts';
import type { Rows } from '../database/index.ts';
import { decodeOrRefuse, namespaceOf, notFound, RequiredText } from '../http/index.ts';
import { createIdempotencyKeys, forcedSteps, idempotencyKeyOf } from '../orders/index.ts';
import type { OrderService } from '../orders/index.ts';
import { createSwap } from './create-swap.ts';
import { createSwapStore } from './swap-store.ts';
import type { SwapStore } from './swap-store.ts';
import type { Swap } from './swap.ts';
import { wireSwap } from './wire-swap.ts';

type Parts = { readonly rows: Rows; readonly clock: Clock; readonly orderService: OrderService };

const IdParams = t.type({ id: RequiredText }, 'SwapIdInPath');
const StatusBody = t.type({ status: RequiredText }, 'SwapStatus');

const read = (store: SwapStore, params: unknown): Swap => {
  const swap = store.find(decodeOrRefuse(IdParams, params).id);
  if (swap === null) throw notFound('Swap');
  return swap;
};

/** `/api/v1/swaps`: the legacy token swap (api contract §5.3), with `POST /swap` for AVA from NEO. */
export const addSwapRoutes = (app: FastifyInstance, { rows, clock, orderService }: Parts): void => {
  const store = createSwapStore(rows);
  const keys = createIdempotencyKeys(rows);
  const create = (request: FastifyRequest) => ({
    id: createSwap(
      { orderService, store, keys, clock },
      { namespace: namespaceOf(request), key: idempotencyKeyOf(request), body: request.body },
    ),
  });
  app.post('/', create);
  app.post('/swap', create);
  app.get('/:id', ({ params }) => {
    const swap = read(store, params);
    return wireSwap(swap, clock.nowIn(swap.namespace));
  });
};

/** `/__sandbox/swaps`: controls of the swaps of a test's namespace. */
export const addSwapControl = (app: FastifyInstance, { rows, clock }: Parts): void => {
  const store = createSwapStore(rows);
  const wire = (swap: Swap) => wireSwap(swap, clock.nowIn(swap.namespace));
  app.get('/swaps', (request) => ({ swaps: store.list(namespaceOf(request)).map(wire) }));
  app.post('/swaps/:id', ({ params, body }) => {
    const swap = read(store, params);
    const steps = forcedSteps(decodeOrRefuse(StatusBody, body).status);
    const changed = { ...swap, plan: { startedAt: clock.nowIn(swap.namespace), steps } };
    store.save(changed);
    return wire(changed);
  });
};
