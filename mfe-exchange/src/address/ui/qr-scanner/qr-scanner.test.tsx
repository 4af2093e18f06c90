/** @jest-environment browser */
import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import type { QrReader } from './create-qr-reader';
import type { Picture } from './qr-message';
import { QrScanner } from './qr-scanner';
import type { QrScannerProps, QrScannerWords } from './qr-scanner';

const WORDS: QrScannerWords = {
  starting: 'Waiting for the camera',
  aim: 'Point at the code',
  picture: 'Camera picture',
  camera: 'Camera',
  cameraNumber: (number) => `Camera ${String(number)}`,
  light: 'Light',
  file: 'Choose an image',
  fileHint: 'It stays on this device',
  reading: 'Reading',
  retry: 'Try again',
  problem: (problem) => `Problem: ${problem}`,
};

const picture: Picture = { data: new Uint8ClampedArray(4), width: 1, height: 1 };

const aStream = (track: object) => ({ getVideoTracks: () => [track], getTracks: () => [track] });
const aTrack = () => ({
  stop: jest.fn(),
  applyConstraints: () => Promise.resolve(),
  getSettings: () => ({ deviceId: 'one' }),
  getCapabilities: () => ({ torch: true }),
});
const devicesGiving = (stream: () => Promise<unknown>, labels: readonly string[] = ['']): MediaDevices =>
  ({
    getUserMedia: jest.fn(stream),
    enumerateDevices: () =>
      Promise.resolve(labels.map((label, at) => ({ kind: 'videoinput', deviceId: String(at), label }))),
  }) as unknown as MediaDevices;
const refusing = (name: string) => devicesGiving(() => Promise.reject(new DOMException('no', name)));

const readerThat = (read: QrReader['read']) => {
  const end = jest.fn();
  return { openReader: () => ({ read, end }), end };
};

const show = (change: Partial<QrScannerProps> = {}) => {
  const onText = jest.fn<undefined, [string]>();
  const { openReader } = readerThat(() => Promise.resolve(null));
  const shown = render(
    <QrScanner devices={undefined} openReader={openReader} onText={onText} words={WORDS} {...change} />,
  );
  return { onText, user: userEvent.setup(), ...shown };
};

const upload = async (user: ReturnType<typeof userEvent.setup>): Promise<void> =>
  user.upload(
    screen.getByLabelText('Choose an image', { selector: 'input' }),
    new File(['x'], 'code.png', { type: 'image/png' }),
  );

beforeAll(() => {
  HTMLMediaElement.prototype.play = () => Promise.resolve();
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', {
    configurable: true,
    writable: true,
    value: null,
  });
});

const imagesAre = (decode: () => Promise<unknown>): void => {
  Object.assign(globalThis, { createImageBitmap: decode });
  const context = {
    fillRect: () => undefined,
    drawImage: () => undefined,
    getImageData: () => picture,
  };
  HTMLCanvasElement.prototype.getContext = jest.fn(() => context) as never;
};

describe('QrScanner', () => {
  it.each([
    { name: 'NotAllowedError', problem: 'Denied' },
    { name: 'NotFoundError', problem: 'NoCamera' },
    { name: 'NotReadableError', problem: 'Busy' },
  ])('shows why there is no picture: $problem', async ({ name, problem }) => {
    show({ devices: refusing(name) });
    expect(await screen.findByRole('alert')).toHaveTextContent(`Problem: ${problem}`);
  });

  it('offers images if there is no camera access, without a useless retry', async () => {
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent('Problem: Unsupported');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Choose an image' })).toBeInTheDocument();
  });

  it('retries, and releases the camera when it is unmounted', async () => {
    const track = aTrack();
    const answers = [
      Promise.reject(new DOMException('no', 'NotReadableError')),
      Promise.resolve(aStream(track)),
    ];
    const { user, unmount } = show({
      devices: devicesGiving(() => answers.shift() ?? Promise.reject(new Error())),
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Point at the code')).toBeInTheDocument();
    unmount();
    expect(track.stop).toHaveBeenCalledTimes(1);
  });

  it('offers the light, and the other cameras by name or number', async () => {
    const { user } = show({
      devices: devicesGiving(() => Promise.resolve(aStream(aTrack())), ['Front', '']),
    });
    const cameras = await screen.findByRole('combobox', { name: 'Camera' });
    expect(cameras).toHaveTextContent('FrontCamera 2');
    await user.click(screen.getByRole('checkbox', { name: 'Light' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Light' })).toBeChecked());
  });

  it('reads an image, at another size if the first has no code', async () => {
    imagesAre(() => Promise.resolve({ width: 100, height: 100 }));
    const texts: (string | null)[] = [null, 'bitcoin:x'];
    const { openReader } = readerThat(() => Promise.resolve(texts.shift() ?? null));
    const { onText, user } = show({ openReader });
    await upload(user);
    await waitFor(() => expect(onText).toHaveBeenCalledWith('bitcoin:x'));
  });

  it.each([
    {
      rule: 'without a code',
      decode: () => Promise.resolve({ width: 9, height: 9 }),
      read: () => Promise.resolve(null),
      problem: 'NoCode',
    },
    {
      rule: 'that is not an image',
      decode: () => Promise.reject(new Error('no image')),
      read: () => Promise.resolve(null),
      problem: 'NotAnImage',
    },
    {
      rule: 'if the reader fails',
      decode: () => Promise.resolve({ width: 9, height: 9 }),
      read: () => Promise.reject(new Error('broken')),
      problem: 'ReaderFailed',
    },
  ])('shows the error of an image $rule', async ({ decode, read, problem }) => {
    imagesAre(decode);
    const { onText, user } = show({ openReader: readerThat(read).openReader });
    await upload(user);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(`Problem: ${problem}`));
    expect(onText).not.toHaveBeenCalled();
  });
});
