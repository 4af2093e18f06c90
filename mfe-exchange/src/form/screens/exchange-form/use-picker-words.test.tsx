/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';

import { showOnStage } from '../../../app/stage.fixture';
import { usePickerWords } from './use-picker-words';

const Results = ({ count }: { readonly count: number }) => <p>{usePickerWords().results(count)}</p>;

describe('the texts of the picker', () => {
  it.each([
    { count: 1, words: '1 currency' },
    { count: 12, words: '12 currencies' },
    { count: 1_419, words: '1,419 currencies' },
  ])('format the count $count in the language: $words', ({ count, words }) => {
    showOnStage(<Results count={count} />);
    expect(screen.getByText(words)).toBeInTheDocument();
  });
});
