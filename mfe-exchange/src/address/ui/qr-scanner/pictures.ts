import type { Picture } from './qr-message';

export type Size = { readonly width: number; readonly height: number };

const FRAME_SIDE = 960;
const SMALL_SIDE = 480;
const USUAL_SIDE = 1_600;
const MAX_SIDE_PX = 4_096;
const QUIET_SHARE = 0.1;

const scaledTo = ({ width, height }: Size, side: number): Size => {
  const factor = side / Math.max(width, height);
  return { width: Math.max(Math.round(width * factor), 1), height: Math.max(Math.round(height * factor), 1) };
};

/**
 * Image sizes to try, most promising first. A smaller photo is read faster; a tiny picture must be enlarged by a
 * whole factor.
 */
export const sizesToTry = (size: Size): readonly Size[] => {
  const longest = Math.max(size.width, size.height);
  if (longest < 1) return [];
  if (longest <= SMALL_SIDE) return [scaledTo(size, longest * Math.ceil((2 * SMALL_SIDE) / longest)), size];
  if (longest <= USUAL_SIDE) return [size, scaledTo(size, longest / 2)];
  return [scaledTo(size, USUAL_SIDE), scaledTo(size, Math.min(longest, MAX_SIDE_PX)), scaledTo(size, 800)];
};

const contextOf = ({ width, height }: Size): CanvasRenderingContext2D => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('the browser has no canvas');
  return context;
};

/**
 * Draws an image in a size, on white and with a margin. A code needs a quiet zone, and transparent pixels have no
 * colour.
 */
const drawn = (source: CanvasImageSource, size: Size): Picture => {
  const edge = Math.round(Math.max(size.width, size.height) * QUIET_SHARE);
  const whole = { width: size.width + 2 * edge, height: size.height + 2 * edge };
  const context = contextOf(whole);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, whole.width, whole.height);
  context.imageSmoothingEnabled = size.width > SMALL_SIDE * 2;
  context.drawImage(source, edge, edge, size.width, size.height);
  return context.getImageData(0, 0, whole.width, whole.height);
};

/**
 * Pictures of an image file, created one by one on demand. Rejects if the browser cannot read the file as an image.
 */
export const picturesOfFile = async (file: Blob): Promise<readonly (() => Picture)[]> => {
  const image = await createImageBitmap(file);
  return sizesToTry(image).map((size) => () => drawn(image, size));
};

/** Current picture of a video. Null before its first frame. */
export const pictureOfVideo = (video: HTMLVideoElement): Picture | null => {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || videoHeight === 0) return null;
  const size = scaledTo(
    { width: videoWidth, height: videoHeight },
    Math.min(FRAME_SIDE, Math.max(videoWidth, videoHeight)),
  );
  const context = contextOf(size);
  context.drawImage(video, 0, 0, size.width, size.height);
  return context.getImageData(0, 0, size.width, size.height);
};
