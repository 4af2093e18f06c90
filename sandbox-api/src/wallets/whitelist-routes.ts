import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';

import { CurrentPassword, requireMoneyProof, signedIn } from '../accounts/index.ts';
import type { Accounts } from '../accounts/index.ts';
import { decodeOrRefuse, notFound, RequiredText, Text } from '../http/index.ts';
import type { Whitelist } from './whitelist.ts';

const EntryBody = t.type(
  {
    label: Text,
    wallet: RequiredText,
    extraId: Text,
    password: CurrentPassword,
    code: Text,
    currency: t.readonlyArray(t.string, 'list of tickers'),
  },
  'WhitelistEntryRequest',
);
const IdParams = t.type({ id: RequiredText }, 'EntryIdInPath');

/** `/addresses/whitelist` (api contract §6.4, spec §3): list, add, remove. */
export const addWhitelistRoutes = (app: FastifyInstance, accounts: Accounts, whitelist: Whitelist): void => {
  app.get('/addresses/whitelist', async (request) =>
    whitelist.listOf((await signedIn(accounts, request)).account.id),
  );
  app.post('/addresses/whitelist', async (request, reply) => {
    const asking = await signedIn(accounts, request);
    const { password, code, ...entry } = decodeOrRefuse(EntryBody, request.body);
    await requireMoneyProof(accounts, asking, { password, code });
    reply.code(201);
    return whitelist.add(asking.account.id, entry);
  });
  app.delete('/addresses/whitelist/:id', async (request) => {
    const { account } = await signedIn(accounts, request);
    const id = Number(decodeOrRefuse(IdParams, request.params).id);
    if (!Number.isInteger(id) || !whitelist.remove(account.id, id)) throw notFound('Entry');
    return { success: true };
  });
};
