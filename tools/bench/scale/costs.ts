import { readFileSync } from 'node:fs';

import * as E from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';
import { failure } from 'io-ts/lib/PathReporter.js';

import { fromRoot } from '../../webpack/index.ts';

export const COSTS_FILE = 'docs/scale.json';

/** Processor time of one request, in milliseconds. */
const Costs = t.readonly(
  t.type({
    /** A page from the server's cache. */
    keptPage: t.number,
    /** The form with another amount, rendered. */
    form: t.number,
    /** A page of the list of currencies, rendered. */
    list: t.number,
    /** The page of an order, rendered. */
    orderPage: t.number,
    /** A file of the site. */
    file: t.number,
    /** An estimate, forwarded to a service. */
    estimate: t.number,
    /** An estimate from five providers, without their time. */
    offers: t.number,
    /** The state of an order, forwarded to a service. */
    orderRead: t.number,
    /** A page that nginx has cached. */
    front: t.number,
  }),
  'Costs',
);
export type Costs = t.TypeOf<typeof Costs>;

/** Reads the measured costs. Throws if the file is invalid. */
export const readCosts = (): Costs => {
  const read = Costs.decode(JSON.parse(readFileSync(fromRoot(COSTS_FILE), 'utf8')));
  if (E.isLeft(read)) throw new Error(failure(read.left).join('; '));
  return read.right;
};
