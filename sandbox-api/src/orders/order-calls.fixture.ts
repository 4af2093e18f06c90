import type { OpenSandbox } from '../testing/open-sandbox.ts';
import { aTransactionRequest } from './order.fixture.ts';

type Created = Record<string, unknown> & { id: string; payinAddress: string; payinExtraId: string | null };
type Read = Record<string, unknown> & {
  status: string;
  amountFrom: number | null;
  repeatedExchangesInfo: { id: string; status: string }[];
  originalExchangeInfo: { id: string } | null;
};
type Refused = { error: string; message: string; field?: string };

/** Calls of v1.1 about orders, and a fixed rate to order at. */
export const orderCalls = (sandbox: OpenSandbox) => ({
  create: (change: Readonly<Record<string, unknown>> = {}, headers: Readonly<Record<string, string>> = {}) =>
    sandbox.post<Created & Refused>('/v1.1/transactions', aTransactionRequest(change), { headers }),
  read: (id: string) => sandbox.get<Read>(`/v1.1/transactions/${id}`),
  heldRate: async (): Promise<string> => {
    const { body } = await sandbox.get<{ rateId: string }>(
      '/v2/exchange/estimated-amount?fromCurrency=btc&toCurrency=eth&fromAmount=0.1&flow=fixed-rate&useRateId=true',
    );
    return body.rateId;
  },
});
