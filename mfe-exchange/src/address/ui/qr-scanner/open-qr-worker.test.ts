import { openQrWorker } from './open-qr-worker';
import type { Picture } from './qr-message';

const picture: Picture = { data: new Uint8ClampedArray(4), width: 1, height: 1 };

/** The browser's worker: records calls, and dispatches the events of the test. */
class FakeWorker extends EventTarget {
  static readonly opened: FakeWorker[] = [];
  readonly address: string;
  readonly posted: unknown[][] = [];
  readonly terminate = jest.fn();

  constructor(address: URL) {
    super();
    this.address = address.href;
    FakeWorker.opened.push(this);
  }

  postMessage(...message: unknown[]): void {
    this.posted.push(message);
  }
}

const opened = () => {
  Object.assign(globalThis, {
    Worker: FakeWorker,
    location: new URL('https://coinlane.test/exchange'),
    __webpack_public_path__: '/remotes/mfe-exchange/1.2.3/web/',
  });
  const port = openQrWorker();
  const worker = FakeWorker.opened.at(-1);
  if (worker === undefined) throw new Error('no worker was opened');
  return { port, worker };
};

describe('openQrWorker', () => {
  it("opens the worker of its own release's files", () => {
    expect(opened().worker.address).toBe(
      'https://coinlane.test/remotes/mfe-exchange/1.2.3/worker/qr-reader.worker.js',
    );
  });

  it('hands a picture over without a copy', () => {
    const { port, worker } = opened();
    port.ask({ id: 7, picture });
    expect(worker.posted).toEqual([[{ id: 7, picture }, [picture.data.buffer]]]);
  });

  it('reports messages, and a worker that fails', () => {
    const { port, worker } = opened();
    const hear = jest.fn();
    const fail = jest.fn();
    port.listen(hear, fail);
    worker.dispatchEvent(new MessageEvent('message', { data: 'found' }));
    expect([hear.mock.calls, fail.mock.calls.length]).toEqual([[['found']], 0]);
    worker.dispatchEvent(new Event('error'));
    expect(fail).toHaveBeenCalledTimes(1);
  });

  it('terminates the worker', () => {
    const { port, worker } = opened();
    port.end();
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });
});
