export type Picture = {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
};

export type QrQuestion = { readonly id: number; readonly picture: Picture };

/** Result of the worker: text of the first code, or null. `isBroken`: the reader itself failed. */
export type QrAnswer = { readonly id: number; readonly text: string | null; readonly isBroken: boolean };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether a message is an answer of the worker. */
export const isQrAnswer = (value: unknown): value is QrAnswer =>
  isRecord(value) &&
  typeof value['id'] === 'number' &&
  (value['text'] === null || typeof value['text'] === 'string') &&
  typeof value['isBroken'] === 'boolean';

/** Whether a message is a question of the page. */
export const isQrQuestion = (value: unknown): value is QrQuestion => {
  if (!isRecord(value) || typeof value['id'] !== 'number') return false;
  const picture = value['picture'];
  return (
    isRecord(picture) &&
    picture['data'] instanceof Uint8ClampedArray &&
    typeof picture['width'] === 'number' &&
    typeof picture['height'] === 'number'
  );
};
