type Size = { readonly width: number; readonly height: number };

/** Space for the stroke width. */
const EDGE = 2;
const MIN_POINTS = 2;

const rounded = (value: number): string => String(Math.round(value * 10) / 10);

/** SVG path of the rates over the whole width. Null: too few rates. */
export const sparklinePath = (rates: readonly number[], { width, height }: Size): string | null => {
  const known = rates.filter((rate) => Number.isFinite(rate));
  if (known.length < MIN_POINTS) return null;
  const low = Math.min(...known);
  const spread = Math.max(...known) - low;
  const step = width / (known.length - 1);
  const points = known.map((rate, index) => {
    const share = spread === 0 ? 0.5 : (rate - low) / spread;
    return `${rounded(index * step)} ${rounded(height - EDGE - share * (height - 2 * EDGE))}`;
  });
  return `M${points.join('L')}`;
};
