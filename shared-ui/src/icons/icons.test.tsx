/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render } from '@testing-library/react';

import * as icons from '.';

const named = Object.entries(icons).map(([name, Icon]) => ({ name, Icon }));

const drawn = (Icon: icons.Icon, props: icons.IconProps = {}) =>
  render(<Icon {...props} />).container.firstChild;

describe('@coinlane/shared-ui/icons', () => {
  it.each(named)('$name is hidden from screen readers', ({ Icon }) => {
    expect(drawn(Icon)).toHaveAttribute('aria-hidden', 'true');
    expect(drawn(Icon)).toHaveAttribute('focusable', 'false');
  });

  it('takes its size from a token', () => {
    expect(drawn(icons.CopyIcon)).toHaveClass('icon', 'medium');
    expect(drawn(icons.CopyIcon, { size: 'large' })).toHaveClass('large');
  });

  it('mirrors only icons with a horizontal direction', () => {
    const mirrored = named.filter(({ Icon }) => render(<Icon />).container.querySelector('.inline') !== null);
    expect(mirrored.map(({ name }) => name).sort()).toEqual([
      'ArrowLeftIcon',
      'ArrowRightIcon',
      'ChevronLeftIcon',
      'ChevronRightIcon',
      'ExternalLinkIcon',
    ]);
  });
});
