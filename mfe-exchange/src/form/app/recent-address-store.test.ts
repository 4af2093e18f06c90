import { aCurrency } from '../../currency/domain/currency/currency.fixture';
import { aTransactionRequest } from '../model/transaction-creation/transaction-request.fixture';
import { forgetAddress, rememberAddress, validRecentAddresses } from './recent-address-store';

const ETH = '0x52908400098527886E0F7030069857D2E4169EE7';
const eth = aCurrency({ ticker: 'eth', network: 'eth', name: 'Ethereum' });
const question = { currency: eth, info: null };

const aStorage = (text: string | null = null) => {
  let stored = text;
  return {
    read: (): string | null => stored,
    write: (_: string, value: string): boolean => {
      stored = value;
      return true;
    },
    remove: (): void => {
      stored = null;
    },
  };
};
const order = (change: Parameters<typeof aTransactionRequest>[0] = {}) => ({
  request: aTransactionRequest({ recipient: ETH, ...change }),
});
const offered = async (storage: ReturnType<typeof aStorage>) =>
  (await validRecentAddresses(storage, question)).map(({ address }) => address);

describe('the stored recipients', () => {
  it('are those of orders, and can be forgotten', async () => {
    const storage = aStorage();
    rememberAddress(storage, order());
    expect(await offered(storage)).toEqual([ETH]);
    forgetAddress(storage, { ticker: 'eth', network: 'eth', address: ETH, extraId: '' });
    expect(await offered(storage)).toEqual([]);
  });

  it.each([
    { rule: 'a bank account', change: { isToFiat: true } },
    { rule: 'no recipient', change: { recipient: '' } },
    { rule: 'another network', change: { toTicker: 'etharb', toNetwork: 'arbitrum' } },
    { rule: 'an address that fails the checksum', change: { recipient: ETH.replace('E7', 'e7') } },
    { rule: 'a name, which can resolve to another address now', change: { recipient: 'alice.eth' } },
  ])('are not offered: $rule', async ({ change }) => {
    const storage = aStorage();
    rememberAddress(storage, order(change));
    expect(await offered(storage)).toEqual([]);
  });

  it.each([{ text: 'no JSON' }, { text: '[]' }, { text: '{"version":2,"addresses":[]}' }])(
    'ignore a stored text of another format: $text',
    async ({ text }) => {
      expect(await offered(aStorage(text))).toEqual([]);
    },
  );
});
