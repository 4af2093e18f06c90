import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

import type { QrReader } from './create-qr-reader';
import { picturesOfFile, pictureOfVideo } from './pictures';
import type { Picture } from './qr-message';

/** Interval between two scans. */
const LOOK_EVERY_MS = 150;

export type FileView =
  | { readonly _tag: 'Idle' }
  | { readonly _tag: 'Reading' }
  | { readonly _tag: 'Problem'; readonly problem: 'NoCode' | 'NotAnImage' | 'ReaderFailed' };

type Made = { readonly reader: QrReader | null; readonly isBroken: boolean };

/** Creates the reader on mount and terminates it on unmount. A new value of `tries` creates another reader. */
export const useReader = (openReader: () => QrReader, tries: number): Made => {
  const [made, setMade] = useState<Made>({ reader: null, isBroken: false });
  useEffect(() => {
    try {
      const reader = openReader();
      setMade({ reader, isBroken: false });
      return () => {
        reader.end();
      };
    } catch {
      setMade({ reader: null, isBroken: true });
      return undefined;
    }
  }, [openReader, tries]);
  return made;
};

type Look = {
  readonly reader: QrReader | null;
  readonly isLive: boolean;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly onText: (text: string) => void;
  readonly onBroken: () => void;
};

/** Scans the camera until a code is found. Pauses while the page is hidden. */
export const useScanLoop = ({ reader, isLive, video, onText, onBroken }: Look): void => {
  useEffect(() => {
    if (reader === null || !isLive) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      const picture = video.current === null || document.hidden ? null : pictureOfVideo(video.current);
      const text = picture === null ? null : await reader.read(picture);
      if (isOver) return;
      if (text !== null) onText(text);
      else timer = setTimeout(next, LOOK_EVERY_MS);
    };
    const next = (): void => {
      look().catch(() => {
        if (!isOver) onBroken();
      });
    };
    next();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [reader, isLive, video, onText, onBroken]);
};

/** First text found in an image at any size, or null. Rejects if the reader fails. */
const firstText = async (reader: QrReader, pictures: readonly (() => Picture)[]): Promise<string | null> => {
  for (const picture of pictures) {
    const text = await reader.read(picture());
    if (text !== null) return text;
  }
  return null;
};

const readFile = async (reader: QrReader, file: Blob): Promise<string | FileView> => {
  const pictures = await picturesOfFile(file).catch(() => null);
  if (pictures === null) return { _tag: 'Problem', problem: 'NotAnImage' };
  const text = await firstText(reader, pictures);
  return text ?? { _tag: 'Problem', problem: 'NoCode' };
};

/** Reads a chosen image file. */
export const useFile = (reader: QrReader | null, onText: (text: string) => void) => {
  const [view, setView] = useState<FileView>({ _tag: 'Idle' });
  const read = (file: Blob): void => {
    if (reader === null) {
      setView({ _tag: 'Problem', problem: 'ReaderFailed' });
      return;
    }
    setView({ _tag: 'Reading' });
    readFile(reader, file).then(
      (found) => {
        if (typeof found === 'string') onText(found);
        else setView(found);
      },
      () => setView({ _tag: 'Problem', problem: 'ReaderFailed' }),
    );
  };
  return { view, read };
};
