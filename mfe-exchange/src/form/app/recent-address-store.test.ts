import { aCurrency, aCurrencyInfo } from '../../currency/domain/currency/currency.fixture';
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

  it('stay among rows that are not valid', async () => {
    const row = { ticker: 'eth', network: 'eth', address: ETH, extraId: '' };
    const rows = [{ ...row, address: 7 }, null, row, 'eth', { ...row, extraId: undefined }];
    const storage = aStorage(JSON.stringify({ version: 1, addresses: rows }));
    expect(await offered(storage)).toEqual([ETH]);
    rememberAddress(storage, order({ recipient: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }));
    expect(await offered(storage)).toEqual(['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', ETH]);
  });

  const tag = { hasExtraId: true, extraIdName: 'Destination tag', extraIdPattern: '^[0-9]{1,10}$' };
  it.each([
    { rule: 'valid', extraId: '77', info: aCurrencyInfo(tag), isOffered: true },
    { rule: 'none', extraId: '', info: null, isOffered: true },
    { rule: 'of another form', extraId: '7x', info: aCurrencyInfo(tag), isOffered: false },
    { rule: 'with hidden characters', extraId: '\u202E77', info: aCurrencyInfo(tag), isOffered: false },
    { rule: 'of a currency without memos', extraId: '77', info: aCurrencyInfo(), isOffered: false },
    { rule: 'without the rules of its currency', extraId: '77', info: null, isOffered: false },
  ])('with a memo that is $rule: offered $isOffered', async ({ extraId, info, isOffered }) => {
    const row = { ticker: 'eth', network: 'eth', address: ETH, extraId };
    const storage = aStorage(JSON.stringify({ version: 1, addresses: [row] }));
    expect(await validRecentAddresses(storage, { currency: eth, info })).toEqual(isOffered ? [row] : []);
  });

  it.each([{ text: 'no JSON' }, { text: '[]' }, { text: '{"version":2,"addresses":[]}' }])(
    'ignore a stored text of another format: $text',
    async ({ text }) => {
      expect(await offered(aStorage(text))).toEqual([]);
    },
  );
});
