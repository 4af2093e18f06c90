/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';

import { showOnStage } from '../app/stage.fixture';
import { TokenSwapsScreen } from './token-swaps.screen';

describe('the page of the token swap', () => {
  it('has the token information below its pairs, one section per subject (spec §1, §2)', () => {
    showOnStage(<TokenSwapsScreen />);
    const information = screen.getByRole('group', { name: 'Token information' });
    const titles = ['Gradual airdrop', 'Private sale', 'Token value', 'BNB mainnet', 'ERC'];
    for (const title of titles) expect(within(information).getByText(title)).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Pairs and limits of the token swap' })).toBeInTheDocument();
  });
});
