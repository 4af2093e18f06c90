/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';

import { AddressText } from './address-text';
import { groupAddress } from './group-address';
import { shortenMiddle } from './shorten-middle';

const address = '0x52908400098527886E0F7030069857D2E4169EE7';

describe('shortenMiddle (spec section 9 "Lengths")', () => {
  it.each([
    {
      rule: 'over 14 characters: the first 9, an ellipsis, the last 4',
      text: address,
      shown: '0x5290840…9EE7',
    },
    { rule: '15 characters are over 14', text: '123456789012345', shown: '123456789…2345' },
    { rule: '14 characters are unchanged', text: '12345678901234', shown: '12345678901234' },
    { rule: 'an empty text is unchanged', text: '', shown: '' },
  ])('$rule', ({ text, shown }) => {
    expect(shortenMiddle(text)).toBe(shown);
  });
});

describe('groupAddress', () => {
  it('keeps all characters', () => {
    expect(
      groupAddress(address)
        .map(({ text }) => text)
        .join(''),
    ).toBe(address);
  });

  it('marks the first and last group of each end', () => {
    expect(
      groupAddress(address)
        .filter(({ isEmphasised }) => isEmphasised)
        .map(({ text }) => text),
    ).toEqual(['0x52', '9084', '169E', 'E7']);
  });

  it.each([
    { rule: 'a tag is read as one number', text: '4294967295', groups: ['4294967295'] },
    { rule: '12 characters are one group', text: '123456789012', groups: ['123456789012'] },
    { rule: '13 characters are not', text: '1234567890123', groups: ['1234', '5678', '9012', '3'] },
  ])('keeps a short text together and marks it: $rule', ({ text, groups }) => {
    expect(groupAddress(text)).toEqual(groups.map((group) => ({ text: group, isEmphasised: true })));
  });
});

describe('AddressText', () => {
  it('is copied without spaces', () => {
    const { container } = render(<AddressText address={address} />);
    expect(container).toHaveTextContent(new RegExp(`^${address}$`));
  });

  it.each(['grouped', 'short'] as const)('is left-to-right and never translated: %s', (format) => {
    const { container } = render(<AddressText address={address} format={format} />);
    expect(container.firstChild).toHaveAttribute('dir', 'ltr');
    expect(container.firstChild).toHaveAttribute('translate', 'no');
  });

  it('shows the short form, with the full address for screen readers', () => {
    render(<AddressText address={address} format="short" />);
    expect(screen.getByText('0x5290840…9EE7')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText(address)).toBeInTheDocument();
  });
});
