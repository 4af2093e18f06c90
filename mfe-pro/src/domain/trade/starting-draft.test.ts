import { anAsset, ether } from '../portfolio.fixture';
import { draftAt, startingDraft } from './starting-draft';

const blank = { from: '', to: '', typed: '' };

describe('startingDraft', () => {
  it.each([
    {
      rule: 'starts with the largest balance',
      asked: {},
      assets: [ether, anAsset()],
      from: 'btc',
      to: 'eth',
    },
    { rule: 'ether is traded for bitcoin', asked: {}, assets: [ether], from: 'eth', to: 'btc' },
    { rule: 'no balance (spec §9)', asked: {}, assets: [], from: 'btc', to: 'eth' },
    {
      rule: 'locked amounts do not count',
      asked: {},
      assets: [anAsset({ available: '0' }), ether],
      from: 'eth',
      to: 'btc',
    },
    {
      rule: 'a larger locked balance does not count',
      asked: {},
      assets: [ether, anAsset({ available: '0', locked: '100' })],
      from: 'eth',
      to: 'btc',
    },
    {
      rule: 'the values of the URL',
      asked: { from: 'xrp', to: 'sol' },
      assets: [ether],
      from: 'xrp',
      to: 'sol',
    },
    { rule: 'one value of the URL', asked: { to: 'sol' }, assets: [ether], from: 'eth', to: 'sol' },
  ])('$rule', ({ asked, assets, from, to }) => {
    expect(startingDraft({ ...blank, ...asked }, assets)).toEqual({ ...blank, from, to });
  });
});

describe('draftAt', () => {
  it.each([
    { search: '', draft: blank },
    { search: '?from=USDTTRC20&to=btc', draft: { ...blank, from: 'usdttrc20', to: 'btc' } },
    { search: `?from=${'a'.repeat(40)}&to=${'a'.repeat(41)}`, draft: { ...blank, from: 'a'.repeat(40) } },
    { search: '?from=-btc&to=btc-', draft: blank },
    { search: '?from=<script>&to=..%2F', draft: blank },
  ])('reads "$search"', ({ search, draft }) => {
    expect(draftAt(search)).toEqual(draft);
  });
});
