/** Why there is no picture, in the words of the scanner. */
export type CameraProblem = 'Denied' | 'NoCamera' | 'Busy' | 'Unsupported' | 'CameraFailed';

export type CameraChoice = { readonly id: string; readonly label: string };

export type Camera = {
  readonly stream: MediaStream;
  readonly id: string;
  /** Every camera of the device; their names are known once one of them may be used. */
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

/** What went wrong when a camera was asked for. */
export const cameraProblem = (error: unknown): CameraProblem => PROBLEMS[nameOf(error)] ?? 'CameraFailed';

const hasLight = (track: MediaStreamTrack): boolean => {
  // some browsers lack the call, and the DOM's types lack the word
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
 * The camera with an id, or the one that looks away from the visitor. Rejects with what the browser says (see
 * `cameraProblem`); where pages get no camera at all, as over plain http, with a `NotSupportedError`.
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
