import type { WorkerPort } from './create-qr-reader';

/** Set by the build: base URL of this release's browser files. */
declare const __webpack_public_path__: string;

export const openQrWorker = (): WorkerPort => {
  const worker = new Worker(
    new URL('../worker/qr-reader.worker.js', new URL(__webpack_public_path__, location.href)),
    { name: 'qr-reader' },
  );
  return {
    ask: (question) => {
      worker.postMessage(question, [question.picture.data.buffer]);
    },
    listen: (hear, fail) => {
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
      worker.addEventListener('error', fail);
    },
    end: () => {
      worker.terminate();
    },
  };
};
