/** @jest-environment browser */
import { cameraProblem, openCamera } from './camera';

const aTrack = (change: Readonly<Record<string, unknown>> = {}) => ({
  stop: jest.fn(),
  applyConstraints: jest.fn(() => Promise.resolve()),
  getSettings: () => ({ deviceId: 'back' }),
  getCapabilities: () => ({}),
  ...change,
});

const devicesWith = (track: ReturnType<typeof aTrack>, inputs: readonly object[] = []) => {
  const getUserMedia = jest.fn(() =>
    Promise.resolve({ getVideoTracks: () => [track], getTracks: () => [track] }),
  );
  const enumerateDevices = () => Promise.resolve(inputs);
  const devices = { getUserMedia, enumerateDevices } as unknown as MediaDevices;
  return { devices, getUserMedia };
};

describe('cameraProblem', () => {
  it.each([
    { name: 'NotAllowedError', problem: 'Denied' },
    { name: 'SecurityError', problem: 'Denied' },
    { name: 'NotFoundError', problem: 'NoCamera' },
    { name: 'OverconstrainedError', problem: 'NoCamera' },
    { name: 'NotReadableError', problem: 'Busy' },
    { name: 'NotSupportedError', problem: 'Unsupported' },
    { name: 'SomethingNewError', problem: 'CameraFailed' },
  ])('$name: $problem', ({ name, problem }) => {
    expect(cameraProblem(new DOMException('said the browser', name))).toBe(problem);
  });

  it('ignores values that are not errors', () => {
    expect(cameraProblem(undefined)).toBe('CameraFailed');
  });
});

describe('openCamera', () => {
  it('fails if pages have no camera access', async () => {
    const refusal = await openCamera(undefined, null).catch((error: unknown) => error);
    expect(cameraProblem(refusal)).toBe('Unsupported');
  });

  it('requests the rear camera, without sound', async () => {
    const { devices, getUserMedia } = devicesWith(aTrack());
    await openCamera(devices, null);
    expect(getUserMedia).toHaveBeenCalledWith({
      audio: false,
      video: expect.objectContaining({ facingMode: { ideal: 'environment' } }),
    });
  });

  it('requests the chosen camera, and lists all of them', async () => {
    const inputs = [
      { kind: 'videoinput', deviceId: 'front', label: 'Front' },
      { kind: 'audioinput', deviceId: 'mic', label: 'Mic' },
      { kind: 'videoinput', deviceId: '', label: '' },
    ];
    const { devices, getUserMedia } = devicesWith(aTrack(), inputs);
    const camera = await openCamera(devices, 'front');
    expect(getUserMedia).toHaveBeenCalledWith({
      audio: false,
      video: expect.objectContaining({ deviceId: { exact: 'front' } }),
    });
    expect(camera.choices).toEqual([{ id: 'front', label: 'Front' }]);
  });

  it.each([
    { rule: 'a light', getCapabilities: () => ({ torch: true }), hasLight: true },
    { rule: 'no light', getCapabilities: () => ({}), hasLight: false },
  ])('detects $rule', async ({ getCapabilities, hasLight }) => {
    const track = aTrack({ getCapabilities });
    const camera = await openCamera(devicesWith(track).devices, null);
    expect(camera.hasLight).toBe(hasLight);
    await camera.setLight(true);
    expect(track.applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
  });

  it('releases the camera', async () => {
    const track = aTrack();
    (await openCamera(devicesWith(track).devices, null)).stop();
    expect(track.stop).toHaveBeenCalledTimes(1);
  });
});
