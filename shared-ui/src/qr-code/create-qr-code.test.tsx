/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

import { createLazyPart } from '../lazy-part';
import { createQrCode } from '.';

const QrCode = createQrCode(
  createLazyPart(() => ({ failed: 'It did not come.', advice: '', retry: 'Ask again', retrying: 'Asking' })),
);

describe('a QR code that comes after the page', () => {
  it('is an image with a name, drawn by the browser', async () => {
    render(<QrCode text="bitcoin:bc1q" label="Deposit QR code" />);
    expect(await screen.findByRole('img', { name: 'Deposit QR code' })).toBeInTheDocument();
  });

  it('draws another text anew', async () => {
    const { rerender } = render(<QrCode text="one" label="QR" />);
    const before = (await screen.findByRole('img')).innerHTML;
    rerender(<QrCode text="another one" label="QR" />);
    expect((await screen.findByRole('img')).innerHTML).not.toBe(before);
  });

  it('is an empty place on the server', () => {
    expect(renderToString(<QrCode text="one" label="QR" />)).not.toContain('svg');
  });
});
