/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';

import { showOnStage } from '../../../app/stage.fixture';
import { aCurrency } from '../../../currency/domain/currency/currency.fixture';
import { usePickerWords } from './use-picker-words';

const Results = ({ count }: { readonly count: number }) => <p>{usePickerWords().results(count)}</p>;

const Change = ({ change24h }: { readonly change24h: string | null }) => (
  <p>{usePickerWords().change(aCurrency({ change24h }))}</p>
);

describe('the texts of the picker', () => {
  it.each([
    { count: 1, words: '1 currency' },
    { count: 12, words: '12 currencies' },
    { count: 1_419, words: '1,419 currencies' },
  ])('format the count $count in the language: $words', ({ count, words }) => {
    showOnStage(<Results count={count} />);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it.each([
    { change24h: '1.235', words: '+1.24 %' },
    { change24h: '-40', words: '-40.00 %' },
    { change24h: '12345.6', words: '+12,345.60 %' },
    { change24h: '-0.001', words: '0.00 %' },
    { change24h: null, words: '0.00 %' },
  ])('format the change $change24h: $words', ({ change24h, words }) => {
    showOnStage(<Change change24h={change24h} />);
    expect(screen.getByText(words)).toBeInTheDocument();
  });
});
