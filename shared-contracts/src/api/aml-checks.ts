import * as t from 'io-ts';

import { IsoDate, NumberFromWire } from '../codecs/index.ts';
import type { Endpoint } from './endpoint.ts';
import { fittingRows } from './reply-field.ts';

const AmlCheck = t.type(
  {
    id: t.string,
    at: IsoDate,
    status: t.string,
    currency: t.string,
    address: t.string,
    riskScore: NumberFromWire,
    riskLevel: t.string,
    signals: t.record(t.string, NumberFromWire),
  },
  'AmlCheck',
);
export type AmlCheck = t.TypeOf<typeof AmlCheck>;

/** GET /aml-checks, newest first. */
export const amlChecksEndpoint: Endpoint<void, { readonly checks: readonly AmlCheck[] }> = {
  toRequest: () => ({ service: 'account', method: 'GET', path: '/aml-checks' }),
  reply: t.type({ checks: fittingRows(AmlCheck) }, 'AmlChecksReply'),
};

/** POST /aml-checks (api contract §6.4). */
export const amlCheckEndpoint: Endpoint<{ readonly currency: string; readonly address: string }, AmlCheck> = {
  toRequest: (body) => ({ service: 'account', method: 'POST', path: '/aml-checks', body }),
  reply: AmlCheck,
};
