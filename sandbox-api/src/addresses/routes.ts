import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';

import { findByTicker, NETWORKS } from '../currencies/index.ts';
import { drawAddress } from '../drawn-addresses/index.ts';
import { decodeOrRefuse, notValidParam, Refusal, RequiredText, Text } from '../http/index.ts';
import { NAMED_ADDRESSES, UNAVAILABLE_NAME } from './named-addresses.table.ts';
import { validateAddress } from './validate-address.ts';

const AddressQuery = t.type({ currency: RequiredText, address: RequiredText, extraId: Text }, 'AddressQuery');
const NameQuery = t.type({ name: RequiredText }, 'NameQuery');

const MIN_NAME = 3;
const MAX_NAME = 64;
const NAME = /^[a-z0-9][a-z0-9-]*@[a-z0-9][a-z0-9-]*$/i;

const addressOf = (name: string, protocol: string) => (ticker: string) => {
  const network = NETWORKS.get(findByTicker(ticker)?.network ?? '');
  const address = network === undefined ? '' : drawAddress(network, `name:${name}:${network.code}`);
  return { currency: ticker, chain: network?.code ?? '', address, protocol };
};

const isName = (name: string): boolean =>
  name.length >= MIN_NAME && name.length <= MAX_NAME && NAME.test(name);

/** Looks up a name (api contract §3.8). Refuses an invalid name. Fails if the external service is down. */
export const lookUpName = (name: string) => {
  if (!isName(name)) throw notValidParam('name', 'is not a name of the form name@domain');
  const key = name.toLowerCase();
  if (key === UNAVAILABLE_NAME) {
    throw new Refusal(503, {
      error: 'name_service_unavailable',
      message: 'The name service does not answer',
    });
  }
  const found = NAMED_ADDRESSES.get(key);
  return found === undefined
    ? { success: false, addresses: [], error: 'name_not_found', message: 'Unknown name' }
    : { success: true, addresses: found.tickers.map(addressOf(key, found.protocol)) };
};

/** Routes below `/v2`: address validation and name look-up (api contract §3.7, §3.8). */
export const addAddressRoutes = (app: FastifyInstance): void => {
  app.get('/validate/address', (request) => {
    const question = decodeOrRefuse(AddressQuery, request.query);
    const verdict = validateAddress(question);
    if (verdict === null) throw notValidParam('currency', 'is neither a known currency nor a known network');
    return verdict;
  });
  app.get('/addresses-by-name', (request) => lookUpName(decodeOrRefuse(NameQuery, request.query).name));
};
