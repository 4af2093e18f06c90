/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

import { QrCode } from '.';

describe('QrCode', () => {
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
