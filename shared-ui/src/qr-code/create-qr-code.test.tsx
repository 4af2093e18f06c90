/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

import { createLazyPart } from '../lazy-part';
import { createQrCode } from '.';

const QrCode = createQrCode(
  createLazyPart(() => ({ failed: 'It did not come.', advice: '', retry: 'Ask again', retrying: 'Asking' })),
);

describe('a QR code that is loaded after the page', () => {
  it('is an image with a name, rendered in the browser', async () => {
    render(<QrCode text="bitcoin:bc1q" label="Deposit QR code" />);
    expect(await screen.findByRole('img', { name: 'Deposit QR code' })).toBeInTheDocument();
  });

  it('renders again for another text', async () => {
    const { rerender } = render(<QrCode text="one" label="QR" />);
    const before = (await screen.findByRole('img')).innerHTML;
    rerender(<QrCode text="another one" label="QR" />);
    expect((await screen.findByRole('img')).innerHTML).not.toBe(before);
  });

  it('is an empty box on the server', () => {
    expect(renderToString(<QrCode text="one" label="QR" />)).not.toContain('svg');
  });
});
