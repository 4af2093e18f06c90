/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';

import { aShell, InShell } from '../testing';
import { OverrideBanner } from './override-banner';

const show = (overrides: readonly string[]) =>
  render(
    <InShell shell={aShell({ overrides })}>
      <OverrideBanner />
    </InShell>,
  );

describe('OverrideBanner', () => {
  it('lists the versions shown instead of the live ones, with a link back to the live ones', () => {
    window.history.replaceState(null, '', '/exchange?from=btc&mfe=mfe-swap%401.9.0');
    show(['mfe-swap@1.9.0', 'mfe-pro@2.0.0']);
    expect(screen.getByRole('complementary')).toHaveTextContent(
      'You are looking at mfe-swap@1.9.0, mfe-pro@2.0.0 instead of what is live.',
    );
    expect(screen.getByRole('link', { name: 'Back to what is live' })).toHaveAttribute(
      'href',
      '?from=btc&mfe=',
    );
  });

  it('is hidden without an override', () => {
    expect(show([]).container).toBeEmptyDOMElement();
  });
});
