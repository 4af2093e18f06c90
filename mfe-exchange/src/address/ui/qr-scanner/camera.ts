/** Reason why there is no camera picture. */
export type CameraProblem = 'Denied' | 'NoCamera' | 'Busy' | 'Unsupported' | 'CameraFailed';

type CameraChoice = { readonly id: string; readonly label: string };

export type Camera = {
  readonly stream: MediaStream;
  readonly id: string;
  /** All cameras of the device. The browser reports their names after the user has allowed one. */
  readonly choices: readonly CameraChoice[];
  readonly hasLight: boolean;
  readonly setLight: (isOn: boolean) => Promise<void>;
  readonly stop: () => void;
};

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'Denied',
  SecurityError: 'Denied',
  NotFoundError: 'NoCamera',
  OverconstrainedError: 'NoCamera',
  NotReadableError: 'Busy',
  AbortError: 'Busy',
  NotSupportedError: 'Unsupported',
};

const nameOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return '';
  const name: unknown = Reflect.get(error, 'name');
  return typeof name === 'string' ? name : '';
};

/** Maps the error of a camera request. */
export const cameraProblem = (error: unknown): CameraProblem => PROBLEMS[nameOf(error)] ?? 'CameraFailed';

const hasLight = (track: MediaStreamTrack): boolean => {
  // some browsers lack this method, although the DOM types include it
  const capabilities: unknown = 'getCapabilities' in track ? track.getCapabilities() : {};
  return (
    typeof capabilities === 'object' && capabilities !== null && Reflect.get(capabilities, 'torch') === true
  );
};

const choicesOf = async (devices: MediaDevices): Promise<readonly CameraChoice[]> => {
  const all = await devices.enumerateDevices().catch(() => []);
  return all
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, label }));
};

const wanted = (id: string | null): MediaTrackConstraints =>
  id === null
    ? { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } }
    : { deviceId: { exact: id }, width: { ideal: 1280 } };

/**
 * Opens the camera with an ID, or the rear camera. Rejects with the browser's error (see `cameraProblem`), or with
 * a `NotSupportedError` if the page has no access to cameras, for example over plain HTTP.
 */
export const openCamera = async (devices: MediaDevices | undefined, id: string | null): Promise<Camera> => {
  if (devices === undefined) throw new DOMException('no camera for this page', 'NotSupportedError');
  const stream = await devices.getUserMedia({ audio: false, video: wanted(id) });
  const [track] = stream.getVideoTracks();
  return {
    stream,
    id: track?.getSettings().deviceId ?? id ?? '',
    choices: await choicesOf(devices),
    hasLight: track !== undefined && hasLight(track),
    setLight: async (isOn) => {
      const light: MediaTrackConstraintSet & { readonly torch: boolean } = { torch: isOn };
      await track?.applyConstraints({ advanced: [light] });
    },
    stop: () => {
      for (const each of stream.getTracks()) each.stop();
    },
  };
};
