import { linkableWallets } from './wallet';
import type { CoinWallet } from './wallet';

const aWallet = (changes: Partial<CoinWallet> = {}): CoinWallet => ({
  name: 'Example Wallet',
  url: 'https://wallet.example/',
  platforms: ['ios'],
  ...changes,
});
const other = aWallet({ name: 'Other', url: 'https://other.example/' });
const alone = (wallet: CoinWallet) => linkableWallets({ primary: [wallet], secondary: [] }).primary;

describe('linkableWallets (spec §3 "Currency info")', () => {
  it('accepts a page over https', () => {
    expect(alone(aWallet())).toEqual([aWallet()]);
  });

  it.each([
    'http://wallet.example/',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://user:pass@wallet.example/',
    'https://user@wallet.example/',
    '//wallet.example/',
    '/wallet',
    'intent://wallet#Intent;end',
    'JAVASCRIPT:alert(1)//https://',
    '',
    'https://',
  ])('rejects %s', (url) => {
    expect(alone(aWallet({ url }))).toEqual([]);
  });

  it.each([
    { rule: 'a blank name is dropped', name: '  ', shown: undefined },
    { rule: 'a name is trimmed', name: ' Example ', shown: 'Example' },
    { rule: 'a long name is shortened', name: 'x'.repeat(80), shown: 'x'.repeat(60) },
  ])('$rule', ({ name, shown }) => {
    expect(alone(aWallet({ name }))[0]?.name).toBe(shown);
  });

  it('removes duplicates', () => {
    expect(linkableWallets({ primary: [aWallet()], secondary: [aWallet(), other] })).toEqual({
      primary: [aWallet()],
      secondary: [other],
    });
  });

  it('uses the secondary ones if there is no primary one', () => {
    const unsafe = aWallet({ url: 'http://wallet.example/' });
    expect(linkableWallets({ primary: [unsafe], secondary: [other] })).toEqual({
      primary: [other],
      secondary: [],
    });
  });

  it('shows at most a dozen of each kind', () => {
    const many = Array.from({ length: 40 }, (_, index) =>
      aWallet({ url: `https://w${String(index)}.example/` }),
    );
    const { primary, secondary } = linkableWallets({ primary: many.slice(0, 20), secondary: many.slice(20) });
    expect([primary.length, secondary.length]).toEqual([12, 12]);
  });
});
