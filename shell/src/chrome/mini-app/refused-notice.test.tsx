/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';

import { InShell } from '../../testing';
import { RefusedNotice } from './refused-notice';

describe('the notice after a failed verification', () => {
  it('is announced, and explains how to reopen the app', () => {
    render(
      <InShell>
        <RefusedNotice />
      </InShell>,
    );
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('We could not confirm who opened this page');
    expect(alert).toHaveTextContent('open it again from the bot’s chat');
    expect(screen.getByRole('complementary', { name: 'About this app' })).toContainElement(alert);
  });
});
