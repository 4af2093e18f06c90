/** Maximum difference of fault matrix S14: 5 %. */
const TOLERANCE = 0.05;
/** The first fifth of the measurements fills the caches. */
const WARM_UP_SHARE = 0.2;

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

export type Flatness = { readonly isFlat: boolean; readonly words: string };

/** Whether the second half of the measurements after the warm-up is within 5 % of the first half. */
export const flatness = (samples: readonly number[]): Flatness => {
  const warm = samples.slice(Math.floor(samples.length * WARM_UP_SHARE));
  if (warm.length < 2) return { isFlat: false, words: 'too few measurements to tell' };
  const middle = Math.ceil(warm.length / 2);
  const ratio = mean(warm.slice(middle)) / mean(warm.slice(0, middle));
  const growth = Math.round((ratio - 1) * 1000) / 1000;
  const percent = `${(growth * 100).toFixed(1)} %`;
  const isFlat = growth <= TOLERANCE;
  return { isFlat, words: isFlat ? `flat: ${percent}` : `not flat: ${percent}, more than 5 %` };
};
