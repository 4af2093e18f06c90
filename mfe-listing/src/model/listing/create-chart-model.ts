import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { Store } from 'effector';

import { marketKey } from '../../domain/market';
import type { ChartQuestion, ChartSpan, MarketQuestion } from '../../domain/market';

type Picked = { readonly key: string; readonly span: ChartSpan };
type Loaded = Picked & { readonly rates: readonly number[] };

/** Chart of a market: the span of its rates, and the rates. Null: the rates of the market data. */
type ChartView = {
  /** The span that the user picked. Its rates can be missing. */
  readonly picked: ChartSpan;
  readonly shown: ChartSpan;
  readonly rates: readonly number[] | null;
  readonly isFailed: boolean;
};

const DAY: ChartView = { picked: '24h', shown: '24h', rates: null, isFailed: false };

const isOf = (key: string, known: Picked | null, span: ChartSpan): boolean =>
  known?.key === key && known.span === span;

type Facts = {
  readonly question: MarketQuestion | null;
  readonly picked: Picked | null;
  readonly loaded: Loaded | null;
  readonly failed: Picked | null;
};

const viewOf = ({ question, picked, loaded, failed }: Facts): ChartView => {
  if (question === null || picked === null || picked.key !== marketKey(question)) return DAY;
  const { key, span } = picked;
  return loaded !== null && isOf(key, loaded, span)
    ? { picked: span, shown: span, rates: loaded.rates, isFailed: false }
    : { ...DAY, picked: span, isFailed: isOf(key, failed, span) };
};

/** The chart of a page's market. A longer span is fetched when the user picks it. */
export const createChartModel = ($question: Store<MarketQuestion | null>) => {
  const spanPicked = createEvent<ChartSpan>();
  /** Port: `app` binds a handler in the scope of the mount. */
  const fetchRatesFx = createEffect<ChartQuestion, readonly number[]>();

  const asked = sample({
    clock: spanPicked,
    source: $question,
    fn: (pair, span): ChartQuestion | null => pair && { pair, key: marketKey(pair), span },
  }).filterMap((question) => question ?? undefined);
  const $picked = createStore<Picked | null>(null, { serialize: 'ignore' }).on(asked, (_, { key, span }) => ({
    key,
    span,
  }));
  const $loaded = createStore<Loaded | null>(null, { serialize: 'ignore' }).on(
    fetchRatesFx.done,
    (_, { params: { key, span }, result }) => ({ key, span, rates: result }),
  );
  const $failed = createStore<Picked | null>(null, { serialize: 'ignore' })
    .on(fetchRatesFx.fail, (_, { params: { key, span } }) => ({ key, span }))
    .reset(asked);
  sample({ clock: asked, filter: ({ span }) => span !== '24h', target: fetchRatesFx });

  return {
    spanPicked,
    fetchRatesFx,
    $view: combine({ question: $question, picked: $picked, loaded: $loaded, failed: $failed }, viewOf),
  };
};
