/** @jest-environment browser */
import { whenConnected } from './when-connected';

const NEVER_MS = 60_000;
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

describe('whenConnected', () => {
  it('runs when the browser is online again, once for several requests', () => {
    const again = jest.fn();
    whenConnected(again, NEVER_MS);
    whenConnected(again, NEVER_MS);
    expect(again).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('runs after the delay without an online event', async () => {
    const again = jest.fn();
    whenConnected(again, 1);
    await soon();
    expect(again).toHaveBeenCalledTimes(1);
  });
});
