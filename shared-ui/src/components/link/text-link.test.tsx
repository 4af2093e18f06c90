/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { LinkProvider } from './link-component';
import type { LinkProps } from './link-component';
import { TextLink } from './text-link';

describe('TextLink', () => {
  it('is a plain link without a router', () => {
    render(<TextLink href="/terms">Terms</TextLink>);
    expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  });

  it('uses the router of the context', async () => {
    const visited: string[] = [];
    const RouterLink = ({ href, onClick, ...rest }: LinkProps) => (
      <a
        {...rest}
        href={href}
        onClick={(event) => {
          onClick?.(event);
          event.preventDefault();
          visited.push(href);
        }}
      />
    );
    render(
      <LinkProvider component={RouterLink}>
        <TextLink href="/terms">Terms</TextLink>
      </LinkProvider>,
    );

    await userEvent.setup().click(screen.getByRole('link', { name: 'Terms' }));

    expect(visited).toEqual(['/terms']);
  });
});
