import { aCurrency } from '../../domain/currency/currency.fixture';
import { pickerRows } from './picker-rows';

const btc = aCurrency({ ticker: 'btc', name: 'Bitcoin' });
const xrp = aCurrency({ ticker: 'xrp', name: 'Ripple' });
const rare = aCurrency({ ticker: 'rare', name: 'Rare Thing' });

const written = (rows: ReturnType<typeof pickerRows>): readonly string[] =>
  rows.map((row) =>
    row._tag === 'Heading' ? `# ${row.group}` : `${String(row.place)} ${row.currency.ticker}`,
  );

describe('pickerRows', () => {
  it('shows recents, popular ones and all for a blank query, and counts the options through', () => {
    expect(written(pickerRows([btc, xrp, rare], [rare], ' '))).toEqual([
      '# recent',
      '0 rare',
      '# popular',
      '1 btc',
      '2 xrp',
      '# all',
      '3 btc',
      '4 xrp',
      '5 rare',
    ]);
  });

  it('leaves out a group without members', () => {
    expect(written(pickerRows([rare], [], ''))).toEqual(['# all', '0 rare']);
  });

  it('shows what a query finds without headings', () => {
    expect(written(pickerRows([btc, xrp, rare], [btc], 'rip'))).toEqual(['0 xrp']);
  });
});
