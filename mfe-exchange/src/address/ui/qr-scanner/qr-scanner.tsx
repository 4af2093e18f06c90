import { useCallback, useId, useRef, useState } from 'react';
import type { RefObject } from 'react';

import { Alert, Button, Checkbox, SelectField } from '@coinlane/shared-ui/components';
import { UploadIcon } from '@coinlane/shared-ui/icons';

import type { Camera, CameraProblem } from './camera';
import type { QrReader } from './create-qr-reader';
import styles from './qr-scanner.module.css';
import { useCamera } from './use-camera';
import type { CameraView } from './use-camera';
import { useFile, useScanLoop, useReader } from './use-qr-reader';
import type { FileView } from './use-qr-reader';

export type ScanProblem = CameraProblem | Extract<FileView, { readonly _tag: 'Problem' }>['problem'];

export type QrScannerWords = {
  readonly starting: string;
  readonly aim: string;
  readonly picture: string;
  readonly camera: string;
  readonly cameraNumber: (number: number) => string;
  readonly light: string;
  readonly file: string;
  readonly fileHint: string;
  readonly reading: string;
  readonly retry: string;
  readonly problem: (problem: ScanProblem) => string;
};

export type QrScannerProps = {
  /** Undefined if the page has no access to cameras. */
  readonly devices: MediaDevices | undefined;
  readonly openReader: () => QrReader;
  /** Called once with the text of the code. */
  readonly onText: (text: string) => void;
  readonly words: QrScannerWords;
};

const CameraControls = ({
  camera,
  words,
  onChoose,
}: {
  readonly camera: Camera;
  readonly words: QrScannerWords;
  readonly onChoose: (id: string) => void;
}) => {
  const [isLit, setIsLit] = useState(false);
  const light = (isOn: boolean): void => {
    // if the camera refuses, its light does not change
    camera.setLight(isOn).then(
      () => setIsLit(isOn),
      () => undefined,
    );
  };
  return (
    <>
      {camera.choices.length > 1 && (
        <SelectField
          label={words.camera}
          value={camera.id}
          onChange={({ target }) => onChoose(target.value)}
          options={camera.choices.map(({ id, label }, at) => ({
            value: id,
            label: label === '' ? words.cameraNumber(at + 1) : label,
          }))}
        />
      )}
      {camera.hasLight && (
        <Checkbox label={words.light} checked={isLit} onChange={({ target }) => light(target.checked)} />
      )}
    </>
  );
};

const FileChoice = ({
  words,
  onFile,
}: {
  readonly words: QrScannerWords;
  readonly onFile: (file: Blob) => void;
}) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.file}>
      <Button variant="secondary" icon={<UploadIcon size="small" />} onClick={() => input.current?.click()}>
        {words.file}
      </Button>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        hidden
        aria-label={words.file}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onFile(file);
          // lets the user choose the same file again
          target.value = '';
        }}
      />
      <p className={styles.hint}>{words.fileHint}</p>
    </div>
  );
};

const stateWords = (camera: CameraView, file: FileView, words: QrScannerWords): string => {
  if (file._tag === 'Reading') return words.reading;
  if (camera._tag === 'Live') return words.aim;
  return camera._tag === 'Starting' ? words.starting : '';
};

const problemOf = (camera: CameraView, file: FileView, isBroken: boolean): ScanProblem | null => {
  if (file._tag === 'Problem') return file.problem;
  if (isBroken) return 'ReaderFailed';
  return camera._tag === 'Problem' && file._tag === 'Idle' ? camera.problem : null;
};

const Picture = ({
  video,
  isLive,
  words,
}: {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly isLive: boolean;
  readonly words: QrScannerWords;
}) => (
  <div className={styles.stage} hidden={!isLive}>
    <video ref={video} aria-label={words.picture} className={styles.video} muted playsInline />
    <div aria-hidden="true" className={styles.frame} />
  </div>
);

const MAY_HELP: readonly ScanProblem[] = ['Denied', 'NoCamera', 'Busy', 'CameraFailed', 'ReaderFailed'];

/**
 * Reads a QR code with the camera or from an image. Shows the current step, and why it failed. Releases the camera
 * on unmount.
 */
export const QrScanner = ({ devices, openReader, onText, words }: QrScannerProps) => {
  const video = useRef<HTMLVideoElement>(null);
  const [tries, setTries] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const camera = useCamera(devices, video);
  const { reader, isBroken } = useReader(openReader, tries);
  const file = useFile(reader, onText);
  const noteFailure = useCallback(() => setHasFailed(true), []);
  const isLive = camera.view._tag === 'Live';
  useScanLoop({ reader, isLive, video, onText, onBroken: noteFailure });

  const problem = problemOf(camera.view, file.view, isBroken || hasFailed);
  const retry = (): void => {
    setHasFailed(false);
    setTries((before) => before + 1);
    camera.retry();
  };
  return (
    <div className={styles.scanner}>
      <Picture video={video} isLive={isLive} words={words} />
      <p role="status" className={styles.state}>
        {problem === null ? stateWords(camera.view, file.view, words) : ''}
      </p>
      {problem !== null && (
        <Alert
          role="alert"
          tone="warning"
          title={words.problem(problem)}
          action={
            MAY_HELP.includes(problem) && (
              <Button variant="secondary" size="small" onClick={retry}>
                {words.retry}
              </Button>
            )
          }
        />
      )}
      {camera.view._tag === 'Live' && (
        <CameraControls camera={camera.view.camera} words={words} onChoose={camera.choose} />
      )}
      <FileChoice words={words} onFile={file.read} />
    </div>
  );
};
