import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

import { cameraProblem, openCamera } from './camera';
import type { Camera, CameraProblem } from './camera';

export type CameraView =
  | { readonly _tag: 'Starting' }
  | { readonly _tag: 'Live'; readonly camera: Camera }
  | { readonly _tag: 'Problem'; readonly problem: CameraProblem };

const STARTING: CameraView = { _tag: 'Starting' };

/** Requested camera (null: the default one), and the number of the attempt. */
type Wish = { readonly id: string | null; readonly tries: number };

const show = (video: HTMLVideoElement | null, stream: MediaStream): void => {
  if (video === null) return;
  video.srcObject = stream;
  // rejects if the dialog is closed early, which is not a failure
  video.play().catch(() => undefined);
};

/** Shows a camera in a video element while the component is mounted. Releases it afterwards. */
export const useCamera = (devices: MediaDevices | undefined, video: RefObject<HTMLVideoElement | null>) => {
  const [wish, setWish] = useState<Wish>({ id: null, tries: 0 });
  const [view, setView] = useState<CameraView>(STARTING);

  useEffect(() => {
    let isOver = false;
    let opened: Camera | null = null;
    openCamera(devices, wish.id).then(
      (camera) => {
        if (isOver) {
          camera.stop();
          return;
        }
        opened = camera;
        show(video.current, camera.stream);
        setView({ _tag: 'Live', camera });
      },
      (error: unknown) => {
        if (!isOver) setView({ _tag: 'Problem', problem: cameraProblem(error) });
      },
    );
    return () => {
      isOver = true;
      opened?.stop();
    };
  }, [devices, video, wish]);

  const ask = (id: string | null): void => {
    setView(STARTING);
    setWish(({ tries }) => ({ id, tries: tries + 1 }));
  };
  return { view, choose: (id: string) => ask(id), retry: () => ask(wish.id) };
};
