/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';

import { announce } from './announce';
import { DialogLiveRegion, LiveRegion } from './live-region';

afterEach(() => document.body.replaceChildren());

describe('announce', () => {
  it("speaks through the page's region", () => {
    render(<LiveRegion />);
    announce('3 currencies found');
    expect(screen.getByRole('status')).toHaveTextContent('3 currencies found');
  });

  it('makes the region where the page has none', () => {
    announce('Copied');
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
  });

  it('makes it once', () => {
    announce('one');
    announce('two');
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });

  it('changes the text even where the same is said twice, or nobody would hear it', () => {
    announce('Copied');
    const first = screen.getByRole('status').textContent;
    announce('Copied');
    expect(screen.getByRole('status').textContent).not.toBe(first);
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
  });

  it('speaks inside an open dialog, which silences the page behind it', () => {
    render(
      <>
        <LiveRegion />
        <dialog open>
          <DialogLiveRegion />
        </dialog>
      </>,
    );
    announce('Copied');
    expect(screen.getByRole('dialog')).toHaveTextContent('Copied');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('survives a new drawing of the page', () => {
    const { rerender } = render(<LiveRegion />);
    announce('Copied');
    rerender(<LiveRegion />);
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
  });
});
