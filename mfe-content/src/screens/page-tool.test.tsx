/** @jest-environment browser */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';

import { showOnStage } from '../app/stage.fixture';
import { PageTool } from './page-tool';

describe('the tool of a page of text', () => {
  it.each([
    { path: '/exchange-widget', what: 'form' as const, name: 'Configurator' },
    { path: '/referral-links', what: 'region' as const, name: 'Build a link' },
  ])('$path: $name, once its code is loaded', async ({ path, what, name }) => {
    showOnStage(<PageTool path={path} />);
    expect(screen.getByText('This part of the page is loading')).toBeInTheDocument();
    expect(await screen.findByRole(what, { name })).toBeInTheDocument();
  });

  it.each(['/api', '/widget', '/', 'constructor'])('%s: none', (path) => {
    showOnStage(<PageTool path={path} />);
    expect(document.body).toHaveTextContent(/^$/);
  });
});
