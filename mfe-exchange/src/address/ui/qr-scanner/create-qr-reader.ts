import { isQrAnswer } from './qr-message';
import type { Picture, QrQuestion } from './qr-message';

export type WorkerPort = {
  readonly ask: (question: QrQuestion) => void;
  readonly listen: (hear: (message: unknown) => void, fail: () => void) => void;
  readonly end: () => void;
};

export type QrReader = {
  /** Returns the text of the first QR code in a picture, or null. Rejects if the reader fails. */
  readonly read: (picture: Picture) => Promise<string | null>;
  readonly end: () => void;
};

type Waiting = { readonly resolve: (text: string | null) => void; readonly reject: (error: Error) => void };

const broken = (): Error => new Error('the QR reader does not work');

/**
 * Reads QR codes in a worker, so that the page stays responsive. WebAssembly is not allowed on the page itself
 * (ADR 0017).
 */
export const createQrReader = (worker: WorkerPort): QrReader => {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let isBroken = false;
  const failAll = (): void => {
    isBroken = true;
    for (const { reject } of waiting.values()) reject(broken());
    waiting.clear();
  };
  worker.listen((message) => {
    if (!isQrAnswer(message)) return;
    const one = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.isBroken) one?.reject(broken());
    else one?.resolve(message.text);
  }, failAll);
  return {
    read: (picture) => {
      if (isBroken) return Promise.reject(broken());
      return new Promise((resolve, reject) => {
        asked += 1;
        waiting.set(asked, { resolve, reject });
        worker.ask({ id: asked, picture });
      });
    },
    end: () => {
      worker.end();
      failAll();
    },
  };
};
