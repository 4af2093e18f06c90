import { serverI18n } from '@coinlane/shared-ui/remote-server';

import { aRequest } from '../../../app/fragment-request.fixture';
import { addressProblem } from './verdict-words';

const t = serverI18n('exchange', aRequest('/')).getFixedT('en', 'exchange' as const);

describe('the names of networks in an error', () => {
  it.each([
    {
      rule: 'a question lists all',
      _tag: 'Ambiguous' as const,
      names: ['A', 'B', 'C'],
      text: /also valid on A, B, and C\./,
    },
    {
      rule: 'an error lists alternatives',
      _tag: 'OtherChain' as const,
      names: ['A', 'B'],
      text: /on A or B,/,
    },
    {
      rule: 'three of them',
      _tag: 'OtherChain' as const,
      names: ['A', 'B', 'C', 'D', 'E', 'F'],
      text: /on A, B, or C,/,
    },
  ])('$rule', ({ _tag, names, text }) => {
    const verdict = { _tag, names, address: 'x', network: 'ltc', networks: [], saferSpelling: null };
    const name = { ticker: 'LTC', network: 'Litecoin' };
    expect(addressProblem({ t, language: 'en' }, verdict, name)).toMatch(text);
  });
});
